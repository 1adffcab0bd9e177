/** What the lock leaves to the reader's eye: examples, conditions, refusals, words for how a foreign house is built. And what it still stops. */
import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

const { address } = emptyListing();
const nantes: Listing = {
  ...emptyListing(),
  language: "fr",
  country: "FR",
  transaction: "sale",
  title: "Dernier étage sous les toits, charpente apparente, Nantes Talensac",
  description:
    "Appartement sur deux niveaux, 4e et dernier étage, dans un immeuble de 1884 à pans de bois. Séjour sous charpente, chauffage individuel, électrique. La location de tourisme est interdite par le règlement. Salle de bains des années 1990.",
  price: { amount: 310000, currency: "EUR", period: null },
  area: { sqm: 64, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Appartement",
  address: { ...address, text: "Rue de Bel-Air, 44000 Nantes", city: "Nantes", postalCode: "44000" },
  floor: "4e et dernier étage",
  yearBuilt: 1884,
  features: ["Duplex", "Surface au sol 79 m²", "Tramway ligne 3 à 6 minutes à pied", "Supermarché à 10 minutes à pied"],
  disclosures: { Honoraires: "4 % à la charge de l'acquéreur", Charges: "1 440 € par an" },
  agent: { name: "Léa Rivoal", phone: "02 40 55 01 22", company: "Erdre Immobilier", licence: null },
};
const daejeon: Listing = {
  ...emptyListing(),
  language: "ko",
  country: "KR",
  transaction: "rent",
  title: "갈마동 투룸 2층",
  propertyType: "다세대주택",
  price: { amount: 550000, currency: "KRW", period: "month" },
  area: { sqm: 38.4, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  address: { ...address, text: "대전 서구 갈마동 310-4", city: "대전" },
  floor: "2층 (총 4층)",
  features: ["반려동물 협의", "에어컨", "전기레인지"],
  disclosures: { 보증금: "1,000만원", 관리비: "월 5만원", 입주가능일: "2027년 3월 2일 이후" },
  agent: { name: "표지훈", phone: "042-555-0119", company: "갈마로공인중개사사무소", licence: null },
};
const sound: readonly (readonly [Listing, CopyLanguage, string])[] = [
  [nantes, "en", "Timber framing and exposed beams under the roof, electric heating, 2 bedrooms."],
  [nantes, "zh", "1884年的木结构老楼，顶层复式，露着木梁，电采暖。"],
  [nantes, "de", "Holzbalken unterm Dach, Elektroheizung, Maisonette im 4. und 5. Stock."],
  [nantes, "fr", "Chauffage électrique individuel, charpente apparente."],
  [nantes, "zh", "想做民宿的朋友请绕道，规约禁止。"],
  [nantes, "ja", "民泊としての利用は規約で禁止されています。"],
  [nantes, "ko", "에어비앤비는 관리 규약에서 금지하고 있어요."],
  [nantes, "de", "Meer? Sieht man nicht. Dafür das Viertel um den Markt."],
  [nantes, "fr", "La mer, elle, ne se voit pas d'ici."],
  [nantes, "en", "Suppose you bid €300,000: four per cent of that would be €12,000."],
  [nantes, "ja", "仮に30万ユーロで決まれば、手数料は1万2,000ユーロです。"],
  [nantes, "zh", "假设成交价是30万欧元，中介费就是1.2万欧元。"],
  [nantes, "de", "79 m² Boden, 64 m² Wohnfläche: 15 m² liegen unter der Schräge."],
  [nantes, "zh", "电车走6分钟，超市10分钟，中间差的4分钟够买束花。"],
  [nantes, "en", "By law the space under 1.80 m is not counted."],
  [nantes, "fr", "Salle de bains restée dans les années 90."],
  [daejeon, "ko", "예산을 넘지 않게, 전기차 이야기는 빼고, 리뷰는 직접 써 주세요."],
  [daejeon, "ko", "강아지와 함께라면 먼저 알려 주세요."],
  [daejeon, "ja", "4階建ての2階、2部屋です。"],
  [daejeon, "zh", "全楼4层里的2楼，押金1,000万韩元。"],
  [daejeon, "en", "Sea view or mountain view, which would you rather have?"],
];
test.each(sound.map(([home, language, text]) => ({ home, language, text })))(
  "lets pass: $text",
  ({ home, language, text }) => {
    const blocked = tracer(home)(language, text).filter(({ grade }) => grade === "block");
    expect(blocked.map(({ text: words }) => words)).toEqual([]);
  },
);

const planted: readonly (readonly [Listing, CopyLanguage, string, string])[] = [
  [nantes, "en", "The rules allow holiday lets. Two bedrooms.", "holiday lets"],
  [nantes, "zh", "顶层复式，带电梯，两卧。", "电梯"],
  [nantes, "de", "Zwei Schlafzimmer und ein Balkon nach Süden.", "Balkon"],
  [nantes, "ja", "価格は32万ユーロです。", "32万ユーロ"],
  [nantes, "fr", "La vue sur mer est là, depuis le séjour.", "vue sur mer"],
  [daejeon, "ko", "한강뷰가 펼쳐지는 2층이에요.", "한강뷰"],
  [daejeon, "zh", "电梯房，3楼。", "3楼"],
  [daejeon, "en", "Three bedrooms and a bathroom.", "Three bedrooms"],
];
test.each(planted.map(([home, language, text, words]) => ({ home, language, text, words })))(
  "stops: $text",
  ({ home, language, text, words }) => {
    const at = text.indexOf(words);
    const blocked = tracer(home)(language, text).filter(({ grade }) => grade === "block");
    expect(blocked.some(({ start, end }) => start < at + words.length && at < end)).toBe(true);
  },
);
