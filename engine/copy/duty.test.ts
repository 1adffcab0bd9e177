/** What a post owes its reader: a price as it is meant, a lease, a tenant, the kind of building, an age as sure as the page has it. */
import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { briefFor } from "#tests/samples/briefs";
import { dutyHomes } from "#tests/samples/duty-homes";
import { compose } from "./index.ts";

type Words = Readonly<Record<CopyLanguage, RegExp>>;
const long = ["rightmove", "facebook", "email"] as const;
const all = [...long, "twitter", "sms"] as const;

function textOf(home: keyof typeof dutyHomes, platform: string, language: CopyLanguage): string {
  const listing = dutyHomes[home];
  if (!listing) throw new Error(home);
  const kind = platform === "sms" ? "sms" : platform === "email" ? "email" : "post";
  const brief = { ...briefFor(listing, { seed: 2 }), market: null };
  const { title, body } = compose(listing, brief, { platform, language, kind });
  return `${title ?? ""}\n${body}`;
}

/** Said in each text of these platforms. */
const said: readonly (readonly [what: string, home: string, platforms: readonly string[], words: Words])[] = [
  [
    "offers begin over the figure",
    "tenement",
    all,
    {
      zh: /接受24\.5万英镑以上的出价/u,
      en: /offers over £245,000/iu,
      ja: /24\.5万ポンド以上で購入申込/u,
      ko: /24만 5,000파운드 이상의 매수 제안/u,
      fr: /offres à partir de 245\s000/iu,
      de: /Angebote ab 245\.000/u,
    },
  ],
  [
    "a guide price guides",
    "leasedFlat",
    all,
    {
      zh: /指导价21\.995万英镑/u,
      en: /guide price £219,950/iu,
      ja: /参考価格(?:21\.995万|219,950)ポンド/u,
      ko: /안내 가격 21만 9,950파운드/u,
      fr: /prix indicatif de 219\s950/iu,
      de: /Richtpreis 219\.950/u,
    },
  ],
  [
    "bids start there",
    "businessFlat",
    all,
    {
      zh: /起拍价168万/u,
      en: /bids start at RMB/iu,
      ja: /入札開始価格168万/u,
      ko: /입찰 시작가 168만/u,
      fr: /mise à prix de/iu,
      de: /Mindestgebot 1,68/u,
    },
  ],
  [
    "the least of several",
    "frenchLet",
    all,
    {
      zh: /18\.9万欧元起/u,
      en: /priced from €189,000/iu,
      ja: /価格18\.9万ユーロから/u,
      ko: /가격 18만 9,000유로부터/u,
      fr: /prix à partir de 189\s000/iu,
      de: /Preis ab 189\.000/u,
    },
  ],
  [
    "a price that may be talked about",
    "ownerChange",
    all,
    { zh: /可议价/u, en: /negotiable/u, ja: /応相談/u, ko: /협의 가능/u, fr: /à débattre/u, de: /Verhandlungsbasis/u },
  ],
];

/** In no text of these platforms. */
const never: readonly (readonly [what: string, home: string, words: Partial<Words>])[] = [
  [
    "no asking price where offers begin there",
    "tenement",
    {
      zh: /报价为|挂牌价|总价|售价/u,
      en: /asking price|asked|offered at/iu,
      ja: /販売価格/u,
      ko: /매매가/u,
      fr: /prix de vente|prix : /iu,
      de: /Kaufpreis|verlangt/u,
    },
  ],
];

describe.each(copyLanguages)("in %s", (language) => {
  it.each(said.map(([what, home, platforms, words]) => [what, home, platforms, words] as const))(
    "%s (%s)",
    (_what, home, platforms, words) => {
      for (const platform of platforms) {
        const text = textOf(home, platform, language);
        expect(text, platform).toMatch(words[language]);
      }
    },
  );
  it.each(never.map(([what, home, words]) => [what, home, words] as const))("%s (%s)", (_what, home, words) => {
    const pattern = words[language];
    for (const platform of all) if (pattern) expect(textOf(home, platform, language), platform).not.toMatch(pattern);
  });
});
