/** A home in each written language, of a country that speaks it, with what its law wants said. People and places are made up. */
import type { AgentCard, CopyLanguage, Market } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import type { MoodName, Scene } from "#server/demo/drawings/index";

export interface Home {
  listing: Listing;
  market: Market;
  agent: AgentCard;
  link: string;
  before: number;
  mood: MoodName;
  scenes: readonly Scene[];
}

type Facts = Partial<Omit<Listing, "address" | "rooms">> & {
  address: Partial<Listing["address"]>;
  rooms: Partial<Listing["rooms"]>;
};

const listingOf = ({ address, rooms, ...facts }: Facts): Listing => {
  const empty = emptyListing();
  return {
    ...empty,
    transaction: "sale",
    ...facts,
    address: { ...empty.address, ...address },
    rooms: { ...empty.rooms, ...rooms },
  };
};
const card = (name: string, company: string, phone: string, licence: string | null): AgentCard => ({
  name,
  company,
  phone,
  licence,
  address: null,
  email: null,
});

export const homes: Readonly<Record<CopyLanguage, Home>> = {
  zh: {
    listing: listingOf({
      language: "zh-CN",
      country: "CN",
      title: "枫林雅苑 三房两厅 客厅朝南带阳台",
      price: { amount: 6_980_000, currency: "CNY", period: null },
      area: { sqm: 112.6, kind: "gross" },
      rooms: { bedrooms: 3, livingRooms: 2, bathrooms: 2 },
      propertyType: "普通住宅",
      address: { text: "上海市徐汇区枫林路", city: "上海", district: "徐汇", community: "枫林雅苑" },
      floor: "中楼层（共18层）",
      orientation: "南北",
      yearBuilt: 2006,
      renovation: "精装",
      features: ["有电梯", "客厅朝南带阳台", "厨房有窗", "距地铁站480米", "满五唯一"],
      disclosures: { 房源核验码: "310104260917" },
    }),
    market: "CN",
    agent: card("顾芸", "徐汇安居置业", "021-5550 0132", "信息卡 3101-0457"),
    link: "https://example.com/p/feng-lin-ya-yuan",
    before: 7_250_000,
    mood: "shanghai",
    scenes: ["living", "balcony", "kitchen", "bedroom", "facade", "plan"],
  },
  en: {
    listing: listingOf({
      language: "en-GB",
      country: "GB",
      title: "Three-bedroom terraced house with a south-facing garden",
      price: { amount: 985_000, currency: "GBP", period: null },
      area: { sqm: 118, kind: "net" },
      rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 2 },
      propertyType: "Terraced house",
      address: { text: "Almond Road, London SE16", city: "London", district: "Bermondsey", community: null },
      orientation: "South",
      yearBuilt: 1898,
      features: ["South-facing garden", "Wood-burning stove", "Loft conversion", "Six minutes' walk to the station"],
      disclosures: { Tenure: "Freehold", "EPC rating": "C", "Council tax": "Band E" },
    }),
    market: "UK",
    agent: card("Morgan Reyes", "Harbour & Pine", "020 7946 0147", null),
    link: "https://example.com/p/almond-road",
    before: 1_025_000,
    mood: "vancouver",
    scenes: ["facade", "living", "kitchen", "bedroom", "balcony"],
  },
  ja: {
    listing: listingOf({
      language: "ja",
      country: "JP",
      title: "梅ヶ丘テラス 3階 南向き2LDK",
      price: { amount: 64_800_000, currency: "JPY", period: null },
      area: { sqm: 58.32, kind: "net" },
      rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
      propertyType: "中古マンション",
      address: { text: "東京都世田谷区梅丘1丁目", city: "東京", district: "世田谷区", community: "梅ヶ丘テラス" },
      floor: "3階（地上5階建）",
      orientation: "南",
      yearBuilt: 2012,
      features: ["南向き", "対面キッチン", "浴室乾燥機", "宅配ボックス", "ペット可"],
      disclosures: {
        取引態様: "媒介",
        管理費: "月額12,400円",
        修繕積立金: "月額9,800円",
        交通: "小田急線 梅ヶ丘駅 徒歩6分",
      },
    }),
    market: "JP",
    agent: card("佐伯 遥", "うめの木不動産", "03-5555-0182", "東京都知事(2)第000182号"),
    link: "https://example.com/p/umegaoka-terrace",
    before: 67_800_000,
    mood: "tokyo",
    scenes: ["living", "kitchen", "bedroom", "balcony", "facade", "plan"],
  },
  ko: {
    listing: listingOf({
      language: "ko",
      country: "KR",
      title: "한빛마을 남향 방 3개 아파트",
      price: { amount: 1_250_000_000, currency: "KRW", period: null },
      area: { sqm: 84.9, kind: "net" },
      rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 2 },
      propertyType: "아파트",
      address: { text: "서울 마포구 아현동", city: "서울", district: "마포구", community: "한빛마을" },
      floor: "12층 / 25층",
      orientation: "남향",
      yearBuilt: 2014,
      features: ["엘리베이터", "남향 거실", "지하철역 도보 7분"],
      disclosures: { 관리비: "월 18만 원", 입주: "협의" },
    }),
    market: "KR",
    agent: {
      ...card("한지우", "한빛공인중개사사무소", "02-5555-0164", "11440-2020-00164"),
      address: "서울 마포구 마포대로 1",
    },
    link: "https://example.com/p/hanbit",
    before: 1_320_000_000,
    mood: "tokyo",
    scenes: ["bedroom", "living", "kitchen", "balcony", "facade", "plan"],
  },
  fr: {
    listing: listingOf({
      language: "fr",
      country: "FR",
      title: "Appartement trois pièces avec balcon, Lyon 6e",
      price: { amount: 489_000, currency: "EUR", period: null },
      area: { sqm: 74.5, kind: "net" },
      rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
      propertyType: "Appartement",
      address: { text: "Rue Duguesclin, 69006 Lyon", city: "Lyon", district: null, community: null },
      floor: "4e étage",
      orientation: "Sud-ouest",
      yearBuilt: 1934,
      features: ["Balcon", "Ascenseur", "Parquet", "Cuisine équipée", "Cave"],
      disclosures: {
        DPE: "C",
        GES: "B",
        Honoraires: "à la charge du vendeur",
        "Charges de copropriété": "1 640 € par an",
      },
    }),
    market: "EU/FR",
    agent: card("Camille Fournel", "Quai Six Immobilier", "04 65 71 00 28", "CPI 6901 2021 000 000 028"),
    link: "https://example.com/p/rue-duguesclin",
    before: 515_000,
    mood: "shanghai",
    scenes: ["balcony", "living", "kitchen", "bedroom", "facade"],
  },
  de: {
    listing: listingOf({
      language: "de",
      country: "DE",
      title: "Helle Altbauwohnung mit Südbalkon in Eimsbüttel",
      price: { amount: 749_000, currency: "EUR", period: null },
      area: { sqm: 96.4, kind: "net" },
      rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
      propertyType: "Etagenwohnung",
      address: { text: "Eimsbüttel, 20257 Hamburg", city: "Hamburg", district: "Eimsbüttel", community: null },
      floor: "3. Obergeschoss",
      orientation: "Süden",
      yearBuilt: 1908,
      features: ["Südbalkon", "Dielenboden", "Einbauküche", "Keller"],
      disclosures: {
        Energieausweis: "Verbrauchsausweis",
        Endenergiebedarf: "98 kWh/(m²·a)",
        Energieeffizienzklasse: "C",
        Energieträger: "Fernwärme",
        Provision: "2,98 % inkl. MwSt.",
      },
    }),
    market: "EU/DE",
    agent: card("Jonas Albers", "Albers & Voss Immobilien", "040 55 501 76", null),
    link: "https://example.com/p/eimsbuettel",
    before: 795_000,
    mood: "vancouver",
    scenes: ["living", "balcony", "kitchen", "bedroom", "facade", "plan"],
  },
};
