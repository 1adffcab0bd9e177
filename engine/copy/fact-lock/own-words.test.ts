/** What the composer truly says of a page's works, terms, floors and keys; and beside each what the page does not say. */
import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

type Row = readonly [page: Partial<Listing>, language: CopyLanguage, free: string, text: string, accused: string];
const page = (language: string, description: string, more: Partial<Listing> = {}): Partial<Listing> => ({
  language,
  description,
  ...more,
});
const spanish = page("es", "Finca de 1962. Cocina reformada en 2022. El baño es el original.");
const belgian = page("fr", "Maison de 1905. Cuisine super équipée de 2018. Salle de douche.", { yearBuilt: 1905 });
const swiss = page("de", "Haus von 1996 mit Küche von 2017 und zwei Bädern. Die Fassade wurde 2019 gedämmt.", {
  yearBuilt: 1996,
});
const korean = page(
  "ko",
  "2026년 10월 도배를 마쳤습니다. 욕실 2개. 마당은 두 집이 함께 씁니다. 입주는 2027년 3월 1일.",
);
const kitchen = page("ko", "2015년에 지은 집입니다. 거실은 남향입니다. 2024년에 1층 주방만 교체했습니다.");
const glazed = page("en", "Double glazing throughout. Split system in the living room. No window in the bedroom.");
const nanjing = page("zh", "房子建于2004年，客厅和卧室为实木复合地板。厨房2022年重新装修。", {
  disclosures: { 交房: "签约后两个月内" },
});

const rows: readonly Row[] = [
  [spanish, "de", "Die Küche ist gemacht: neue Küche (2022).", "Neues Bad (2022).", "Neues Bad"],
  [
    belgian,
    "fr",
    "En 2018, la cuisine a été refaite.",
    "En 2018, la salle de douche a été refaite.",
    "salle de douche",
  ],
  [swiss, "de", "Im Jahr 2017 erneuert: Küche.", "Im Jahr 2017 erneuert: Bad.", "Bad"],
  [swiss, "fr", "La cuisine a été refaite en 2017.", "La façade a été refaite en 2019.", "façade"],
  [korean, "ko", "도배를 2026년에 새로 했습니다.", "욕실을 2026년에 새로 했습니다.", "욕실"],
  [
    kitchen,
    "de",
    "Wohnzimmer nach Süden und neue Küche (2024) im Erdgeschoss.",
    "Wohnzimmer nach Süden und neues Bad (2024) im Erdgeschoss.",
    "neues Bad",
  ],
  [
    page("de", "Das Dach des Wohnteils wurde 2008 neu gedeckt. Fenster von 1968."),
    "en",
    "The roof was renewed in 2008.",
    "The windows were renewed in 2008.",
    "windows",
  ],
  [
    page("fr", "Studio proposé en bail mobilité du 1er février au 31 août 2027, non renouvelable.", {
      title: "Studio en bail mobilité",
    }),
    "fr",
    "Bail : bail mobilité.",
    "Bail à durée indéterminée.",
    "durée indéterminée",
  ],
  [
    page("en", "Rentals of less than 30 days are not allowed."),
    "en",
    "Short-term rentals are not allowed.",
    "Short-term rentals are allowed.",
    "Short-term rentals",
  ],
  [
    page("en", "Oak floors in living and dining rooms, tile in the kitchen."),
    "fr",
    "Un parquet en chêne.",
    "Une moquette.",
    "moquette",
  ],
  [nanjing, "de", "Fertigparkett im Wohnzimmer.", "Laminat im Wohnzimmer.", "Laminat"],
  [nanjing, "zh", "交付时间：签约后两个月内。厨房入住后可直接使用。", "签约后即可交房。", "签约后即可交房"],
  [page("fr", "Une place en sous-sol. Local à vélos."), "zh", "有自行车库。", "有车库。", "车库"],
  [korean, "ko", "마당이 있는 단독주택입니다.", "마당을 단독으로 씁니다.", "마당을 단독"],
  [korean, "ko", "방 3개, 욕실 2개입니다.", "욕실 2개 모두 새로 고쳤습니다.", "욕실 2개 모두"],
  [
    korean,
    "en",
    "With the second bathroom, two people can get ready at once.",
    "It is ready at once.",
    "ready at once",
  ],
  [page("en", "Studio flat. Available now."), "ja", "即入居可。", "コンシェルジュ常駐。", "コンシェルジュ"],
  [korean, "zh", "资料里最有辨识度的是院子。", "小区里最安静的房子。", "小区里最"],
  [glazed, "en", "Double glazing in every room.", "A split system in every room.", "every room"],
  [
    page("ko", "에어컨 있습니다. 입주가능일 2027년 8월 20일."),
    "fr",
    "Pour l’été, le logement a la climatisation.",
    "Le logement sera libre pour l’été.",
    "pour l’été",
  ],
  [
    page("de", "Kaltmiete 780 €, Heizkosten 90 €, Warmmiete 1.020 €."),
    "ja",
    "暖房費・諸費用込みの賃料です。",
    "電気代込みの賃料です。",
    "電気代",
  ],
];

const traced = (home: Partial<Listing>, language: CopyLanguage, text: string) =>
  tracer({ ...emptyListing(), features: [], ...home })(language, text)
    .filter(({ grade }) => grade === "block")
    .map((found) => found.text);

test.each(rows)("%j, %s: %s is free, and %s is not", (home, language, free, text, accused) => {
  expect(traced(home, language, free)).toEqual([]);
  expect(traced(home, language, text).join("|")).toContain(accused);
});
