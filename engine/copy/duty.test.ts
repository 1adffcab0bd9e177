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
  [
    "a buyer is ahead",
    "tenement",
    all,
    {
      zh: /买家出价/u,
      en: /under offer/iu,
      ja: /商談中/u,
      ko: /매수 제안을 받은/u,
      fr: /une offre est déjà/iu,
      de: /Kaufangebot/u,
    },
  ],
  [
    "a tenant stays",
    "leasedFlat",
    all,
    {
      zh: /租约/u,
      en: /let until|tenancy/iu,
      ja: /賃貸中|賃貸借/u,
      ko: /임대 중|임대차|세입자/u,
      fr: /loué|bail/iu,
      de: /[Vv]ermietet|Mietvertrag/u,
    },
  ],
  [
    "the lease has so many years left",
    "leasedFlat",
    long,
    { zh: /87年/u, en: /87 years/u, ja: /87年/u, ko: /87년/u, fr: /87\sans/u, de: /87 Jahre/u },
  ],
  [
    "the panels are leased",
    "leasedFlat",
    long,
    {
      zh: /太阳能板是租的/u,
      en: /solar panels (?:on the roof )?are (?:on a lease|leased)/iu,
      ja: /太陽光パネルは所有ではなくリース/u,
      ko: /태양광 패널은 소유가 아니라/u,
      fr: /panneaux solaires sont en location/iu,
      de: /Solaranlage gehört nicht dazu/u,
    },
  ],
  [
    "the ground rent and how it grows",
    "leasedFlat",
    ["rightmove"],
    {
      zh: /每25年翻一倍/u,
      en: /doubling every 25 years/u,
      ja: /25年ごとに倍/u,
      ko: /25년마다 두 배/u,
      fr: /tous les 25\sans/u,
      de: /alle 25 Jahre/u,
    },
  ],
  ...(["ownerChange", "frenchLet", "germanLet", "hongKongFlat", "businessFlat"] as const).map(
    (home) =>
      [
        "it is sold with its tenant",
        home,
        all,
        {
          zh: /租约|租约|连租客|租約/u,
          en: /let until|tenan/iu,
          ja: /賃貸中|賃貸借|借主|オーナーチェンジ/u,
          ko: /임대 중|임대차|세입자|임차인/u,
          fr: /lou[ée]|bail/iu,
          de: /[Vv]ermietet|Mietvertrag|zur Miete/u,
        },
      ] as const,
  ),
  [
    "a rent with charges in it is told so, and its yield reckoned without them",
    "frenchLet",
    ["rightmove"],
    {
      zh: /净租630欧元，一年7560欧元/u,
      en: /€630 without them: €7,560 a year, 4% gross/u,
      ja: /除くと630ユーロ、年7,560ユーロ/u,
      ko: /빼면 630유로, 연 7,560유로/u,
      fr: /630\s€ hors charges, soit 7\s560\s€/u,
      de: /630\s€ ohne: 7\.560\s€ im Jahr/u,
    },
  ],
  [
    "what is paid into the reserve",
    "frenchLet",
    ["rightmove"],
    {
      zh: /每年缴180欧元/u,
      en: /takes €180 a year/u,
      ja: /修繕積立金は年180/u,
      ko: /적립금은 연 180/u,
      fr: /180\s€ par an/u,
      de: /180\s€ im Jahr/u,
    },
  ],
  [
    "the repair reserve",
    "ownerChange",
    ["rightmove"],
    {
      zh: /11300日元|1\.13万日元/u,
      en: /¥11,300/u,
      ja: /1\.13万円|11,300円/u,
      ko: /1만 1,300엔/u,
      fr: /11\s300\s?yens/u,
      de: /11\.300\s?Yen/u,
    },
  ],
  [
    "half rooms are kept",
    "swissFlat",
    ["rightmove"],
    {
      zh: /4\.5间房/u,
      en: /4\.5[- ]room/u,
      ja: /4\.5部屋/u,
      ko: /방 4\.5개/u,
      fr: /4,5\spièces/u,
      de: /4,5[- ]Zimmer/u,
    },
  ],
  [
    "an officetel is one",
    "officetel",
    ["rightmove"],
    { zh: /商住公寓/u, en: /Officetel/iu, ja: /オフィステル/u, ko: /오피스텔/u, fr: /./u, de: /Officetel/u },
  ],
  [
    "a year is as sure as the page has it",
    "swissFlat",
    ["rightmove"],
    {
      zh: /约1962年/u,
      en: /around 1962/u,
      ja: /1962年頃/u,
      ko: /1962년경/u,
      fr: /vers 1962/u,
      de: /ca\. 1962|um 1962/u,
    },
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
  [
    "no yield of a rent that holds charges nobody names",
    "germanLet",
    {
      zh: /回报率/u,
      en: /gross (?:on|yield)|yield/iu,
      ja: /利回り/u,
      ko: /수익률/u,
      fr: /% brut/u,
      de: /% brutto|brutto \d|Kaltmiete/u,
    },
  ],
  [
    "no yearly payment told as what a fund holds",
    "frenchLet",
    {
      zh: /储备金180/u,
      en: /reserve stands/iu,
      ja: /積立金は180/u,
      ko: /적립금은 180/u,
      fr: /réserve est de/iu,
      de: /Rücklage steht/u,
    },
  ],
  [
    "no new kitchen where its worktop and fronts are new, and no façade of the house",
    "frenchLet",
    {
      zh: /更新了外墙|厨房[，。、]|外墙、厨房/u,
      en: /façade|kitchen (?:was|were) renewed/iu,
      ja: /外壁|キッチンは/u,
      ko: /외벽/u,
      fr: /la façade|(?<!de )la cuisine/iu,
      de: /Fassade|Küche 20/u,
    },
  ],
  [
    "no new kitchen where worktops and doors are new",
    "tenement",
    {
      zh: /新厨房|厨房2022/u,
      en: /kitchen (?:renewed|was renewed)|new kitchen/iu,
      ja: /新しいキッチン/u,
      ko: /새로 한 주방/u,
      fr: /cuisine neuve|la cuisine a été/iu,
      de: /neue Küche|Küche 2022/u,
    },
  ],
  [
    "no monthly sum that leaves out the heating",
    "germanRent",
    { zh: /690/u, en: /690/u, ja: /690/u, ko: /690/u, fr: /690/u, de: /690/u },
  ],
  [
    "no half bedroom",
    "swissFlat",
    { zh: /4\.5室/u, en: /4\.5[- ]bed/u, ja: /4\.5ベッド/u, fr: /4,5\schambres/u, de: /4,5\sSchlafzimmer|4\sZimmer/u },
  ],
  [
    "no officetel as a housing block's flat",
    "officetel",
    { zh: /住宅/u, en: /\bflat\b/iu, ja: /マンション/u, ko: /아파트/u, de: /Wohnung in Mapo|Die Wohnung/u },
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
