/** True words of the product's longer and warmer drafts that the lock once took for false, each beside a near one that is false. */
import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

type Row = readonly [language: CopyLanguage, free: string, accused: string, planted: string, home: Partial<Listing>];

const cheongju: Partial<Listing> = {
  country: "KR",
  language: "ko",
  floor: "12층 (총 27층)",
  area: { sqm: 74.51, kind: "net" },
  features: ["3구 인덕션, 오븐 빌트인", "냉장고·세탁기 없음", "주차 세대당 1.4대"],
  disclosures: { 사용승인일: "1996.08.22" },
};
const let2027: Partial<Listing> = {
  country: "KR",
  language: "ko",
  description: "현재 임차인이 거주 중인 상태로 매매합니다. 계약 만료는 2027년 9월 30일입니다.",
};
const chongqing: Partial<Listing> = {
  country: "CN",
  language: "zh",
  description: "车位在地下三层，只租不售。业主已搬走，过户后交房。",
};
const farm: Partial<Listing> = {
  country: "DE",
  language: "de",
  description: "Einzeln stehendes Bauernhaus von 1834 mit angebautem Stadel, nicht denkmalgeschützt. Miete warm.",
};
const berlin: Partial<Listing> = {
  country: "DE",
  language: "de",
  floor: "5. OG (Dachgeschoss)",
  features: ["Dachterrasse 14 m²"],
  description: "Die Dachterrasse nach Südwesten misst 14 m² und gehört allein zur Wohnung.",
};
const lille: Partial<Listing> = {
  country: "FR",
  language: "fr",
  features: ["Double vitrage partout", "Cave"],
  description: "Sous les toits : une troisième chambre de 12 m² sous pente, sol stratifié.",
};
const chikuma: Partial<Listing> = {
  country: "JP",
  language: "ja",
  agent: { name: "小林 千尋", phone: null, company: "千曲川くらし不動産", licence: null },
};
const noPets: Partial<Listing> = { country: "JP", language: "ja", features: ["ペット不可"] };
const jingan: Partial<Listing> = {
  country: "CN",
  language: "zh",
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  address: { ...emptyListing().address, text: "上海市静安区愚园路", city: "上海", district: "静安" },
  features: ["距地铁2号线静安寺站480米"],
};
const jeonse: Partial<Listing> = {
  country: "KR",
  language: "ko",
  transaction: "rent",
  price: { amount: 265_000_000, currency: "KRW", period: null },
  description: "전세 2억 6,500만 원",
};
const garden: Partial<Listing> = { country: "KR", language: "ko", features: ["텃밭"] };
const valencia: Partial<Listing> = { country: "ES", language: "es", renovation: "Cocina reformada en 2022" };

const rostock: Partial<Listing> = {
  country: "DE",
  language: "de",
  floor: "7. OG (von 10)",
  description: "Wohnung im 7. Obergeschoss von zehn, der Aufzug hält auf jeder Ebene.",
  features: ["Aufzug"],
};
const studio: Partial<Listing> = {
  country: "GB",
  language: "en",
  rooms: { bedrooms: 0, livingRooms: 1, bathrooms: 1 },
};
const soldLet: Partial<Listing> = {
  country: "FR",
  language: "fr",
  price: { amount: 245_000, currency: "EUR", period: null },
  disclosures: { Honoraires: "à la charge du vendeur", "Loyer en cours": "790 € par mois charges comprises" },
};
const brisbane: Partial<Listing> = {
  country: "AU",
  language: "en",
  renovation: "Kitchen 2017",
  features: ["6.6 kW solar (2020)", "Undercover parking"],
};
const wardrobes: Partial<Listing> = { country: "KR", language: "ko", features: ["욕실 2개", "붙박이장 3개소"] };
const bare: Partial<Listing> = { country: "ES", language: "es", description: "La vivienda se entrega sin muebles." };

const rows: readonly Row[] = [
  ["zh", "不用爬楼：楼里有电梯。", "不用爬楼：房子在9楼，有电梯。", "9楼", rostock],
  ["zh", "一室之内，起居自成方圆。", "一室一厅。", "一室", studio],
  ["ja", "一室に、暮らしを編む。", "二室に、暮らしを編む。", "二室", studio],
  [
    "en",
    "Agency fee paid by the seller. The tenant pays €790 a month including charges.",
    "Agency fee paid by the seller. The buyer pays it.",
    "buyer",
    soldLet,
  ],
  ["en", "Renewed in 2017. 6.6 kW solar (2020).", "Renewed on 2017.6.6.", "2017.6.6", brisbane],
  ["en", "You park out of the rain here.", "There is a park next door.", "park", bare],
  ["ko", "욕실 2개에 붙박이장 3곳.", "붙박이장 2곳.", "붙박이장 2", wardrobes],
  ["ko", "꼭 들이고 싶은 가구가 있으십니까.", "가구가 있습니다.", "가구", bare],
  ["de", "Bei diesem Alter lohnt ein fachkundiger Blick auf Leitungen.", "Blick auf Dächer.", "Blick auf", valencia],
  ["en", "On the top floor of the building.", "The top home of the building.", "top home", berlin],
  ["zh", "看房找千曲川的小林千寻。", "看得见千曲川。", "千曲川", chikuma],

  ["ko", "현재 임차인이 거주 중인 상태로 매매합니다.", "현재 거주 가능합니다.", "현재 거주 가능", let2027],
  ["zh", "业主已搬走，过户后交房。", "业主已搬走，随时交房。", "随时交房", chongqing],
  [
    "de",
    "Einzeln stehendes Bauernhaus von 1834 mit angebautem Stadel, nicht denkmalgeschützt.",
    "Ein Bauernhaus, nicht denkmalgeschützt, keine Auflagen vom Denkmalamt.",
    "keine Auflagen vom Denkmalamt",
    farm,
  ],
  [
    "de",
    "Die Dachterrasse nach Südwesten misst 14 m² und gehört allein zur Wohnung.",
    "Die Dachterrasse misst 15 m² und gehört allein zur Wohnung.",
    "15 m²",
    berlin,
  ],
  ["en", "On the 12th floor of 27 and 74.51 m² large.", "On the 12th floor of 28 and 74.51 m² large.", "28", cheongju],
  ["ko", "사용승인일: 1996.08.22.", "사용승인일: 1996.08.23.", "1996.08.23", cheongju],
  ["ja", "1世帯あたり1.4台。二台目は管理事務所へ。", "駐車場は二台分。", "二台", cheongju],
  ["ja", "3口コンロとオーブンがあります。", "3口ガスコンロとオーブンがあります。", "ガスコンロ", cheongju],
  [
    "fr",
    "Ne sont pas fournis : le réfrigérateur et le lave-linge.",
    "Sont fournis : le réfrigérateur et le lave-linge.",
    "lave-linge",
    cheongju,
  ],
  ["fr", "Une grosse dépense de moins en vue.", "Le séjour a une vue.", "vue", lille],
  [
    "fr",
    "Un double vitrage dans toutes les pièces et un sol stratifié.",
    "Un sol stratifié dans toutes les pièces.",
    "sol stratifié",
    lille,
  ],
  ["zh", "想看房，打给千曲川的小林千寻。", "开窗看得见千曲川。", "千曲川", chikuma],
  ["zh", "不可养宠物，家里有宠物的别白跑一趟。", "可以养宠物。", "养宠物", noPets],
  ["zh", "静安一室一厅一卫。", "静安庙站旁一室一厅一卫。", "静安庙", jingan],
  [
    "de",
    "Statt Monatsmiete hinterlegst du 265 Mio. Won.",
    "Statt Monatsmiete hinterlegst du 285 Mio. Won.",
    "285 Mio. Won",
    jeonse,
  ],
  ["ko", "쌈 채소 떨어지면 마트 말고 텃밭으로.", "마트가 바로 앞이에요.", "마트", garden],
  ["ja", "入居後すぐの大きな工事を減らせそうです。", "すぐに入居できます。", "すぐに入居", valencia],
  ["en", "It is at the top of the building.", "It is the top flat of the building.", "top", berlin],
];

const blocked = (home: Partial<Listing>, language: CopyLanguage, text: string) =>
  tracer({ ...emptyListing(), ...home })(language, text).filter(({ grade }) => grade === "block");

describe("of longer drafts", () => {
  test.each(rows)("%s: %s is free, %s is not", (language, free, accused, planted, home) => {
    expect(blocked(home, language, free)).toEqual([]);
    const at = accused.indexOf(planted);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(blocked(home, language, accused).some((one) => one.start < at + planted.length && at < one.end)).toBe(true);
  });
});
