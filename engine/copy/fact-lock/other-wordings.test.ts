/** Facts of a page in the words our own pieces say them with, and near words that it does not bear out. */
import { describe, expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

const home = (language: string, country: string, features: string[], more: Partial<Listing> = {}): Listing => ({
  ...emptyListing(),
  language,
  country,
  features,
  ...more,
});
const agent = { ...emptyListing().agent, name: "森川 直人" };
const qingdao = { ...emptyListing().agent, company: "石老人置家", name: "宫海宁" };
const cologne = { ...emptyListing().agent, company: "Domblick Immobilien" };

const cases: readonly (readonly [why: string, Listing, CopyLanguage, free: string, accused: string, words: string])[] =
  [
    [
      "what a tenant brings is not there",
      home("en", "GB", ["There is no washing machine."], { transaction: "rent" }),
      "en",
      "You bring your own washing machine. Please contact us.",
      "You bring your own towels; a washing machine is there.",
      "washing machine",
    ],
    [
      "what a tenant brings, in a list",
      home("en", "GB", ["No washing machine, no dishwasher"]),
      "en",
      "You bring your own dishwasher and washing machine.",
      "You bring your own fridge, and there is a dishwasher.",
      "dishwasher",
    ],
    [
      "what a tenant brings, in Korean",
      home("ko", "KR", ["세탁기 없음"]),
      "ko",
      "따로 준비하실 것은 세탁기입니다.",
      "따로 준비하실 것은 없고 세탁기가 있습니다.",
      "세탁기",
    ],
    [
      "a list that ends by denying",
      home("ko", "KR", ["냉장고·세탁기 없음"]),
      "zh",
      "冰箱、洗衣机没有，要自己添。",
      "冰箱、洗衣机都有。",
      "冰箱",
    ],
    [
      "what a seller takes",
      home("en", "US", ["Refrigerator conveys; washer and dryer do not."]),
      "en",
      "The seller takes the washing machine and dryer and leaves the fridge.",
      "The seller takes the curtains and leaves the dryer.",
      "dryer",
    ],
    [
      "what a seller takes, in Japanese",
      home("en", "US", ["Refrigerator conveys; washer and dryer do not."]),
      "ja",
      "冷蔵庫は残りますが、洗濯機、乾燥機は残りません。",
      "冷蔵庫と洗濯機は残ります。",
      "洗濯機",
    ],
    [
      "what a seller takes, in Korean",
      home("en", "US", ["Refrigerator conveys; washer and dryer do not."]),
      "ko",
      "냉장고는 두고 가지만 세탁기, 건조기는 포함되지 않습니다.",
      "세탁기, 건조기는 포함됩니다.",
      "세탁기",
    ],
    [
      "a home free of mortgages",
      home("ko", "KR", ["융자 없음"]),
      "fr",
      "Le bien est libre d’hypothèque.",
      "Le bien est grevé d’une hypothèque.",
      "hypothèque",
    ],
    [
      "a connection for a study and the study itself",
      home("ja", "JP", ["光回線", "2LDK"]),
      "de",
      "Ein Glasfaseranschluss besteht, auch für das Homeoffice.",
      "Zur Wohnung gehört ein Homeoffice.",
      "Homeoffice",
    ],
    [
      "a bedroom and a bed",
      home("ko", "KR", ["침대, 소파 없음", "방 1개", "욕실 1개"]),
      "ja",
      "1ベッドルームの住まいです。",
      "ベッドが備わっています。",
      "ベッド",
    ],
    [
      "a bedroom and a bed, in English",
      home("ko", "KR", ["침대, 소파 없음", "방 1개", "욕실 1개"]),
      "en",
      "A 1-bed home.",
      "The home has a bed and a sofa.",
      "bed",
    ],
    [
      "who pays the agent, in Spanish",
      home("es", "ES", ["Honorarios de agencia: a cargo del vendedor"]),
      "zh",
      "中介费由卖方承担。",
      "中介费由买方承担。",
      "中介费由买方",
    ],
    [
      "who pays the agent, in Spanish: the buyer",
      home("es", "ES", ["Gastos de notaría a cargo del comprador, vende el vendedor"]),
      "zh",
      "公证费由买方承担。",
      "中介费由卖方承担。",
      "中介费由卖方",
    ],
    [
      "a garage for two cars, in Spanish",
      home("es", "ES", ["Garaje para dos coches"]),
      "zh",
      "配双车位车库。",
      "配双车位车库和泳池。",
      "泳池",
    ],
    [
      "a garage for one car, in Spanish",
      home("es", "ES", ["Garaje para un coche"]),
      "en",
      "There is a garage.",
      "There is a two-car garage.",
      "two-car garage",
    ],
    [
      "the lifts of Hong Kong",
      home("zh", "HK", ["两部升降机"]),
      "en",
      "The building has two lifts.",
      "The building has three lifts.",
      "three lifts",
    ],
    [
      "Ireland and a kitchen island",
      home("en", "IE", ["Fitted kitchen"]),
      "ko",
      "소재지는 아일랜드 소재 마을이며, 아일랜드 단독주택입니다.",
      "주방에 아일랜드 식탁이 있습니다.",
      "아일랜드",
    ],
    [
      "a rent with its costs and a gift of the seller",
      home("de", "DE", ["Warmmiete 1.020 €"]),
      "ja",
      "諸費用込みの賃料です。",
      "購入時は諸費用込です。",
      "諸費用込",
    ],
    ["a patio, in Portuguese", home("pt", "PT", ["Pátio de 24 m² a nascente"]), "zh", "设庭院。", "设花园。", "花园"],
    [
      "an agent called Morikawa",
      home("ja", "JP", ["南向き"], { agent }),
      "ja",
      "担当は森川直人です。",
      "森に近い住まいです。担当は森川直人です。",
      "森",
    ],
    [
      "an agency named for its view",
      home("de", "DE", ["Balkon"], { agent: cologne }),
      "de",
      "Murat Aydın von Domblick Immobilien zeigt Ihnen alles vor Ort.",
      "Der Domblick vom Balkon ist frei.",
      "Domblick",
    ],
    [
      "a place for bicycles and one for cars",
      home("en", "GB", ["Bike store"]),
      "de",
      "Im Haus: Abstellplatz fürs Fahrrad.",
      "Im Haus: Stellplatz fürs Auto.",
      "Stellplatz",
    ],
    [
      "how a home is let",
      home("ko", "KR", ["전세"], { transaction: "rent" }),
      "de",
      "Vermietet wird als Jeonse.",
      "Die Wohnung ist vermietet.",
      "vermietet",
    ],
    [
      "a carpet and a pet",
      home("ja", "JP", ["ペット不可", "スーパーまで徒歩2分"], { transaction: "rent" }),
      "ja",
      "洋室はカーペット。スーパーまで徒歩2分。ご連絡を歓迎いたします。",
      "ペット歓迎です。",
      "ペット",
    ],
    [
      "a deposit with a pet is no leave to keep one",
      home("ja", "JP", ["ペット相談", "敷金: 1ヶ月（ペット飼育時は2ヶ月）", "即入居可"], { transaction: "rent" }),
      "ja",
      "敷金は1ヶ月（ペット飼育時は2ヶ月）、即入居可。",
      "敷金は1ヶ月、ペット飼育可。",
      "ペット",
    ],
    [
      "a store in the basement",
      home("ko", "KR", ["세대 창고가 지하 1층에 하나 딸립니다"]),
      "ko",
      "지하 창고가 있습니다.",
      "지하 창고와 다락이 있습니다.",
      "다락",
    ],
    [
      "lanes without cars",
      home("zh", "CN", ["小区人车分流"]),
      "fr",
      "Dans la résidence, des allées sans voitures.",
      "Dans la résidence, une piscine.",
      "piscine",
    ],
    [
      "an estate that does not part cars and walkers",
      home("zh", "CN", ["小区不做人车分流"]),
      "fr",
      "Dans la résidence, des allées.",
      "Dans la résidence, des allées sans voitures.",
      "sans voitures",
    ],
    [
      "an agency with the old in its name",
      home("zh", "CN", ["朝南"], { agent: qingdao }),
      "zh",
      "联系人为石老人置家的宫海宁。",
      "联系人为石老人置家的宫海宁，适合老人居住。",
      "适合老人",
    ],
    [
      "a sight and a distance behind it",
      home("zh", "CN", ["二楼主卧望西山", "距滇池海埂大坝约3.2公里"]),
      "zh",
      "二楼主卧望西山、距滇池海埂大坝约3.2公里。",
      "二楼主卧望大海。",
      "望大海",
    ],
    [
      "a garden of one's own",
      home("zh", "CN", ["南面私家花园58㎡"]),
      "de",
      "Garten zur alleinigen Nutzung (58 m²).",
      "Garten und Terrasse zur alleinigen Nutzung (58 m²).",
      "Terrasse",
    ],
    [
      "a landlord's advance on costs",
      home("fr", "FR", ["Honoraires à la charge du locataire : 300 €", "Charges : 110 € par mois, provision"]),
      "fr",
      "Le bailleur prend 110 € par mois de charges, provision avec régularisation.",
      "Le bailleur paie les honoraires.",
      "honoraires",
    ],
  ];

describe("a fact in other words", () => {
  test.each(cases)("%s", (_why, listing, language, free, accused, words) => {
    const trace = tracer(listing);
    const blocked = (text: string) => trace(language, text).filter(({ grade }) => grade === "block");
    expect(blocked(free).map(({ text }) => text)).toEqual([]);
    const at = accused.indexOf(words);
    expect(blocked(accused).some(({ start, end }) => start < at + words.length && at < end)).toBe(true);
  });
});
