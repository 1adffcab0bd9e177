/** True words of the product's own drafts that the lock once took for false, each beside a near one that is false. */
import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

type Row = readonly [language: CopyLanguage, free: string, accused: string, planted: string, home: Partial<Listing>];

const leipzig: Partial<Listing> = { country: "DE", language: "de", floor: "3. OG (von 4)", title: "Wohnung" };
const hongKong: Partial<Listing> = { country: "HK", language: "zh", floor: "18楼", title: "18楼B室" };
const waikiki: Partial<Listing> = {
  country: "US",
  language: "en",
  floor: "18th of 30 floors",
  features: ["Building pool and BBQ deck on level 5 (shared)"],
};
const hillside: Partial<Listing> = {
  country: "CN",
  language: "zh",
  floor: "16层（共38层）",
  features: ["5楼平街层出入口"],
};
const villa: Partial<Listing> = { country: "KR", language: "ko", floor: "2층 (총 4층)" };

const floors: readonly Row[] = [
  ["zh", "住宅在4楼。", "住宅在5楼。", "5楼", leipzig],
  ["ja", "4階の住まいです。", "5階の住まいです。", "5階", leipzig],
  ["ko", "4층입니다.", "5층입니다.", "5층", leipzig],
  ["zh", "18楼单位。", "19楼单位。", "19楼", hongKong],
  ["en", "A pool and BBQ deck on level 5.", "A pool and BBQ deck on level 6.", "6", waikiki],
  ["zh", "5楼平街层出入口。", "房子在5楼，看得见江。", "5楼", hillside],
  ["ko", "4층 빌라의 2층입니다.", "5층 빌라의 2층입니다.", "5층 빌라의", villa],
];

const won = (amount: number, words: string, more: Partial<Listing> = {}): Partial<Listing> => ({
  country: "KR",
  language: "ko",
  price: { amount, currency: "KRW", period: null },
  description: words,
  ...more,
});
const valencia: Partial<Listing> = {
  country: "ES",
  language: "es",
  price: { amount: 342_000, currency: "EUR", period: null },
  disclosures: { Comunidad: "78 € al mes", IBI: "410 € al año" },
};
const xian: Partial<Listing> = {
  country: "CN",
  language: "zh",
  price: { amount: 1650, currency: "CNY", period: "month" },
  disclosures: { 押付方式: "押一付一", 租期: "三个月起" },
};
const wuhan: Partial<Listing> = {
  ...xian,
  price: { amount: 1280, currency: "CNY", period: "month" },
  disclosures: { 物业费: "2.6元/㎡/月" },
};
const lyon: Partial<Listing> = {
  country: "FR",
  language: "fr",
  price: { amount: 985, currency: "EUR", period: "month" },
  description: "Au quatrième étage avec ascenseur.",
  features: ["Ascenseur"],
  disclosures: { "Dépôt de garantie": "985 €" },
};
const amounts: readonly Row[] = [
  ["en", "₩1.85B", "₩1.95B", "₩1.95B", won(1_850_000_000, "18억 5,000만 원")],
  ["fr", "Prix : 1,85 Md de wons", "Prix : 1,95 Md de wons", "1,95 Md de wons", won(1_850_000_000, "18억 5,000만 원")],
  [
    "en",
    "A lump-sum deposit instead of monthly rent: ₩265 million.",
    "A lump-sum deposit instead of monthly rent: ₩285 million.",
    "₩285 million",
    won(265_000_000, "전세 2억 6,500만 원"),
  ],
  [
    "ja",
    "管理費月額78ユーロ、固定資産税年額410ユーロ。",
    "管理費月額78ユーロ、固定資産税月額410ユーロ。",
    "月額410ユーロ",
    valencia,
  ],
  ["de", "Fällig: 985 € Kaution, 985 € erste Miete.", "Fällig: 995 € Kaution, 985 € erste Miete.", "995 €", lyon],
  ["ko", "관리비는 1㎡에 2.60위안입니다.", "관리비는 1㎡에 3.60위안입니다.", "3.60위안", wuhan],
  ["ko", "보증금과 첫 월세를 합쳐 3,300위안.", "보증금과 첫 월세를 합쳐 3,400위안.", "3,400위안", xian],
  ["de", "Kaution und Miete zusammen 3.300 Yuan.", "Kaution und Miete zusammen 3.400 Yuan.", "3.400 Yuan", xian],
];

const leeds: Partial<Listing> = { country: "GB", language: "en", features: ["Bus stop 150 yards"] };
const walthamstow: Partial<Listing> = {
  country: "GB",
  language: "en",
  title: "Studio",
  rooms: { bedrooms: 0, livingRooms: 1, bathrooms: 1 },
};
const nanjing: Partial<Listing> = {
  country: "CN",
  language: "zh",
  title: "6楼电梯房",
  features: ["有电梯，两梯四户"],
};
const counts: readonly Row[] = [
  ["en", "Two lifts for four homes a floor.", "Six lifts for four homes a floor.", "Six lifts", nanjing],
  ["en", "It is 140 m from the bus stop.", "It is 110 m from the bus stop.", "110 m", leeds],
  ["zh", "起居与睡眠同在一室。", "起居与睡眠，三室。", "三室", walthamstow],
  [
    "fr",
    "Le bâtiment : un ascenseur.",
    "Le bâtiment : trois ascenseurs.",
    "trois ascenseurs",
    { ...lyon, features: ["Un ascenseur"] },
  ],
  [
    "ko",
    "차를 둘 차고가 딸려 있습니다.",
    "차고 두 개가 딸려 있습니다.",
    "차고 두",
    { country: "CH", language: "de", features: ["Einzelgarage, 1 Garage"] },
  ],
];

const gwangju: Partial<Listing> = {
  country: "KR",
  language: "ko",
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  description: "단지 앞에 시장과 쇼핑몰이 있습니다.",
};
const roomsOfOne: readonly Row[] = [
  ["ja", "1室を仕事部屋にする手もあります。", "3室を仕事部屋にする手もあります。", "3室", gwangju],
  ["ko", "방 1개를 작업실로 써도 좋아요.", "방 3개를 작업실로 써도 좋아요.", "3개", gwangju],
  ["en", "1 bedroom as an office, 1 to sleep in.", "3 bedrooms as offices.", "3 bedrooms", gwangju],
  ["fr", "1 chambre comme bureau.", "3 chambres comme bureaux.", "3 chambres", gwangju],
  ["de", "1 Schlafzimmer als Büro.", "3 Schlafzimmer als Büros.", "3 Schlafzimmer", gwangju],
];

/** Classes of energy are read beside words that begin like one. */
const troyes: Partial<Listing> = { country: "FR", language: "fr", disclosures: { DPE: "C", GES: "B" } };
const bands: readonly Row[] = [
  ["ko", "에너지 비용과 Géorisques 정보는 자료에 없어요.", "에너지 등급 G.", "G", troyes],
  ["ja", "省エネ評価C、温室効果ガス評価B。", "省エネ評価E、温室効果ガス評価B。", "E", troyes],
];

/** Who lives in the home alone has no flatmate to ask; the landlord is another matter. */
const whole: Partial<Listing> = { country: "CN", language: "zh", title: "整租一居室，可养猫", features: ["可养猫"] };
const leave: readonly Row[] = [
  ["de", "Du musst keinen Mitbewohner wegen der Katze fragen.", "Du musst keinen Vermieter fragen.", "keinen", whole],
  ["en", "No need to ask a flatmate about the cat.", "No need to ask the landlord about the cat.", "No need", whole],
  [
    "fr",
    "Pas besoin de demander à un colocataire pour le chat.",
    "Pas besoin de demander la permission au bailleur.",
    "demander",
    whole,
  ],
];

const melbourne: Partial<Listing> = { country: "AU", language: "en", features: ["Tram route 19, 120 m"] };
const shanghai: Partial<Listing> = { country: "CN", language: "zh", features: ["距地铁1号线350米"] };
const kunming: Partial<Listing> = {
  country: "CN",
  language: "zh",
  address: { ...emptyListing().address, text: "昆明市西山区金柳路8号", city: "昆明", district: "西山" },
};
const daejeon: Partial<Listing> = { country: "KR", language: "ko", features: ["1호선 유성온천역 도보 4분"] };
const yongin: Partial<Listing> = {
  country: "KR",
  language: "ko",
  address: { ...emptyListing().address, text: "경기도 용인시 수지구", city: "Yongin", district: "Suji" },
};
const places: readonly Row[] = [
  ["en", "120 m from the tram stop (line 19).", "120 m from the tram stop (line 12).", "line 12", melbourne],
  ["en", "Tram route 19 is near.", "Tram route 12 is near.", "Tram route 12", melbourne],
  ["ja", "地下鉄1号線、1LDK・1バスルーム。", "1バス路線が近い。", "1バス", shanghai],
  ["zh", "位于昆明西山。", "位于昆明东山。", "昆明东山", kunming],
  [
    "ja",
    "地下鉄1号線Yuseongoncheon駅まで徒歩4分。",
    "地下鉄1号線Banseokdongcheon駅まで徒歩4分。",
    "Banseokdongcheon駅",
    daejeon,
  ],
  ["ko", "시장과 쇼핑몰도 걸어서 갈 수 있어요.", "시장과 은하수 쇼핑몰도 걸어서 갈 수 있어요.", "은하수", gwangju],
  ["en", "In Suji, Yongin, South Korea.", "In Suji, South Yongin.", "South Yongin", yongin],
  [
    "de",
    "Lebensmittelmarkt (400 m entfernt).",
    "Am Viktualienmarkt (400 m entfernt).",
    "Viktualienmarkt",
    { ...shanghai, features: ["400米有生鲜超市"] },
  ],
];

const northern: Partial<Listing> = { country: "FR", language: "fr", orientation: "Nord" };
const tavira: Partial<Listing> = { country: "PT", language: "pt", features: ["Pátio de 24 m² a nascente"] };
const suwon: Partial<Listing> = {
  country: "KR",
  language: "ko",
  orientation: "남향 (거실 기준)",
  features: ["옥상 테라스(서향)"],
};
const sides: readonly Row[] = [
  ["fr", "L’exposition est au nord : lumière égale.", "L’exposition est au sud.", "exposition est au sud", northern],
  ["fr", "Exposition nord.", "Exposition est.", "Exposition est", northern],
  ["en", "An east-facing 24 m² courtyard.", "A west-facing 24 m² courtyard.", "west-facing", tavira],
  ["ja", "西向きのルーフバルコニー。", "東向きのルーフバルコニー。", "東向き", suwon],
  [
    "ja",
    "四天王寺前夕陽ヶ丘駅まで徒歩7分。",
    "夕陽の見える居間。",
    "夕陽",
    { country: "JP", language: "ja", orientation: "東", features: ["四天王寺前夕陽ヶ丘駅徒歩7分"] },
  ],
];

const blocked = (home: Partial<Listing>, language: CopyLanguage, text: string) =>
  tracer({ ...emptyListing(), ...home })(language, text).filter(({ grade }) => grade === "block");

describe.each([
  ["floors", floors],
  ["amounts", amounts],
  ["counts", counts],
  ["places", places],
  ["rooms put to a use", roomsOfOne],
  ["energy classes", bands],
  ["leave to ask", leave],
  ["sides", sides],
] as const)("of %s", (_of, rows) => {
  test.each(rows)("%s: %s is free, %s is not", (language, free, accused, planted, home) => {
    expect(blocked(home, language, free)).toEqual([]);
    const at = accused.indexOf(planted);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(blocked(home, language, accused).some((one) => one.start < at + planted.length && at < one.end)).toBe(true);
  });
});
