/** One-click Apply takes the words that break the law, never a fact beside them, and asserts nothing that nobody confirmed. */
import { expect, test } from "vitest";
import type { CopyLanguage, Market, Piece } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { briefFor } from "#tests/samples/briefs";
import { californiaHouse, frenchHouse, shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { mend } from "./mend.ts";

interface Place {
  readonly market: Market;
  readonly language: CopyLanguage;
  readonly listing: Listing;
}
const elsewhere = (country: string, text: string, city: string): Listing => ({
  ...californiaHouse,
  country,
  address: { ...californiaHouse.address, text, city },
});
const PLACES = {
  US: { market: "US", language: "en", listing: californiaHouse },
  UK: { market: "UK", language: "en", listing: elsewhere("GB", "5 High Street, Leeds LS1 4AP", "Leeds") },
  AU: { market: "AU", language: "en", listing: elsewhere("AU", "12 Lygon St, Carlton VIC 3053", "Melbourne") },
  CN: { market: "CN", language: "zh", listing: shanghaiSale },
  JP: { market: "JP", language: "ja", listing: tokyoSale },
  KR: { market: "KR", language: "ko", listing: elsewhere("KR", "서울특별시 마포구 월드컵로 12", "서울") },
  HK: { market: "HK", language: "zh", listing: elsewhere("HK", "香港太古城道18號", "香港") },
  FR: { market: "EU/FR", language: "fr", listing: frenchHouse },
  DE: { market: "EU/DE", language: "de", listing: elsewhere("DE", "Hauptstraße 5, 50667 Köln", "Köln") },
} as const satisfies Record<string, Place>;
const toLet = ({ listing, ...place }: Place, amount: number, currency: string, period: "month" | "week"): Place => ({
  ...place,
  listing: { ...listing, transaction: "rent", price: { amount, currency, period } },
});
const at = {
  ...PLACES,
  "AU to let": toLet(PLACES.AU, 750, "AUD", "week"),
  "DE to let": toLet(PLACES.DE, 1000, "EUR", "month"),
  "UK to let": toLet(PLACES.UK, 1300, "GBP", "month"),
} as const satisfies Record<string, Place>;

const written = (where: keyof typeof at, said: string, rest = true) => {
  const { market, language, listing } = at[where];
  const brief = { ...briefFor(listing), market };
  const made = compose(listing, brief, { platform: "facebook", language, kind: "post" });
  const piece = finishPiece(listing, brief, { ...made, body: rest ? `${said}\n${made.body}` : said });
  return { listing, brief, piece };
};
/** What stands in the place of `said` when its first finding is applied; the code where nothing can. */
const applied = (
  where: keyof typeof at,
  said: string,
  which: (one: Piece["findings"][number]) => boolean = () => true,
) => {
  const { listing, brief, piece } = written(where, said);
  const finding = piece.findings.find((one) => one.start < one.end && one.end <= said.length && which(one));
  if (!finding) throw new Error(`no finding in ${said}`);
  try {
    const { body } = mend(listing, brief, piece, finding);
    return body.slice(0, body.length - (piece.body.length - said.length));
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};
const nothing = /no_other_wording/u;

test.each([
  [
    "US",
    "Sorry, no Section 8. 3 bedrooms and 2 baths for $2,400 a month. Heat included.",
    "Everyone is welcome to view. 3 bedrooms and 2 baths for $2,400 a month. Heat included.",
  ],
  [
    "US",
    "Guaranteed to go up in value. 61 years are left on the lease.",
    "Prices and rents can go up or down. 61 years are left on the lease.",
  ],
  ["JP", "外国人不可です。3階は雨漏りがあります。", "どなたでもお気軽にお問い合わせください。3階は雨漏りがあります。"],
  [
    "KR",
    "외국인은 안 받습니다. 3층에 누수 이력이 있습니다.",
    "누구나 편하게 문의하실 수 있습니다. 3층에 누수 이력이 있습니다.",
  ],
  ["DE", "Keine Ausländer. 3 Zimmer sind feucht.", "Wir freuen uns über jede Anfrage. 3 Zimmer sind feucht."],
  [
    "FR",
    "Pas d’étrangers. 3 pièces avec fissures.",
    "Toutes les demandes de visite sont les bienvenues. 3 pièces avec fissures.",
  ],
  ["CN", "全城最好的房子。3楼漏水。", "欢迎预约看房，到现场看看合不合心意。3楼漏水。"],
] as const)("%s: the next sentence stays: %s", (where, said, mended) => expect(applied(where, said)).toBe(mended));

test.each([
  ["US", "Ideal for a Christian family handy enough to fix the leaking roof and the cracked foundation."],
  ["JP", "心理的瑕疵ありのため外国人不可です。"],
  ["JP", "告知事項ありの物件で外国人不可です。"],
  ["KR", "누수 이력이 있는 집이라 외국인은 안 받습니다."],
  ["HK", "呢個凶宅包你升值。"],
  ["CN", "顶楼漏水的全网最低价房源。"],
  ["FR", "Vu la toiture à refaire pas d’étrangers."],
  ["DE", "Wegen des feuchten Kellers keine Ausländer."],
  ["DE to let", "Miete 1.000 € kalt bei einer Kaution von 4.000 € und einer Indexmiete."],
  ["UK to let", "Deposit: two months' rent."],
  ["AU to let", "Rent $750 per week with a bond of $5,000."],
  ["AU", "Offers over $1,400,000."],
] as const)("%s: with a defect, a duty or a sum in the same breath nothing is taken: %s", (where, said) =>
  expect(applied(where, said)).toMatch(nothing),
);

test.each([
  ["DE to let", "Miete 1.000 € kalt, Kaution 4.000 €.", "de-deposit-limit"],
  ["UK to let", "Deposit: two months' rent.", "uk-deposit-limit"],
  ["AU to let", "Rent $750 per week with a bond of $5,000.", "au-bond-limit"],
  ["FR", "Surface loi Carrez de 80 m² balcon compris.", "fr-carrez-parts"],
] as const)("%s: that only its agent knows what is right is told with the finding: %s", (where, said, rule) => {
  const { listing, brief, piece } = written(where, said);
  const finding = piece.findings.find((one) => one.rule === rule);
  expect(finding).toMatchObject({ byHand: true });
  expect(() => mend(listing, brief, piece, finding ?? { rule, start: 0, end: 0 })).toThrow(nothing);
});

test("what is missing and no click writes is marked, and nothing else is", () => {
  const all = (["FR", "DE", "UK", "KR"] as const).flatMap((where) => {
    const { piece, ...home } = written(where, "");
    return piece.findings.filter(({ text }) => text === "").map((finding) => ({ ...home, piece, finding }));
  });
  const mended = ({ listing, brief, piece, finding }: (typeof all)[number]): boolean => {
    try {
      return mend(listing, brief, piece, finding).body !== piece.body;
    } catch {
      return false;
    }
  };
  expect(all.length).toBeGreaterThan(0);
  for (const each of all) expect(mended(each), each.finding.rule).toBe(each.finding.byHand === undefined);
});

test("nobody's promise is written: of animals the agent is to be asked", () => {
  expect(applied("US", "Absolutely no animals of any kind.")).not.toMatch(/accept/u);
});

test.each([
  ["DPE : G. Trois pièces.", "G"],
  ["Classe énergie F (390 kWh/m²/an), trois pièces.", "F"],
])("where a mention is missing it is added, and the class stays: %s", (said, energyClass) => {
  const { listing, brief, piece } = written("FR", said);
  const finding = piece.findings.find(({ rule }) => rule === "fr-passoire");
  if (!finding) throw new Error("no finding");
  const { body } = mend(listing, brief, piece, finding);
  expect(body).toBe(`${piece.body.trimEnd()}\nLogement à consommation énergétique excessive : classe ${energyClass}.`);
});

test("a piece is not emptied down to its label", () => {
  const { listing, brief, piece } = written("CN", "房子买了稳赚。两室一厅。\n本内容由AI生成", false);
  for (const { start, end } of piece.untraced) {
    const body = (() => {
      try {
        return mend(listing, brief, piece, { rule: null, start, end }).body;
      } catch (error) {
        return error instanceof Error ? error.message : "";
      }
    })();
    expect(body).toMatch(/室|no_other_wording/u);
  }
});
