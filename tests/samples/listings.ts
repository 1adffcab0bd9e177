/** Homes of our own making for the tests of this folder: one full, one rented, one American, one sparse, one Japanese, one French. */
import { emptyListing, type Listing } from "#contract/listing";

const home = (facts: Partial<Listing>): Listing => ({ ...emptyListing(), ...facts });
const at = (facts: Partial<Listing["address"]>): Listing["address"] => ({ ...emptyListing().address, ...facts });

export const shanghaiSale = home({
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 2室2厅 满五唯一",
  description: "客厅朝南带阳台，厨房有窗。步行到最近地铁站 620 米。",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  propertyType: "普通住宅",
  address: at({ text: "上海市普陀区梅川路", city: "上海", district: "普陀", community: "梅川苑" }),
  floor: "中楼层 (共18层)",
  orientation: "南 北",
  yearBuilt: 2004,
  renovation: "精装",
  features: ["满五唯一", "有电梯", "厨房有窗"],
  agent: { name: "顾芸", phone: "13800001234", company: "普陀安居置业", licence: null },
});
export const guangzhouRent = home({
  language: "zh-CN",
  country: "CN",
  transaction: "rent",
  title: "云溪花园2室-1厅-1卫",
  description: "家电齐全，随时可以看房。",
  price: { amount: 3200, currency: "CNY", period: "month" },
  area: { sqm: 70, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "普通住宅",
  address: at({ text: "广州 增城 云溪花园", city: "广州", district: "增城", community: "云溪花园" }),
  floor: "低层(共31层)",
  orientation: "朝南",
  renovation: "精装修",
  features: ["整租", "洗衣机", "空调", "冰箱", "阳台", "可做饭", "床"],
  agent: { name: "李岚", phone: null, company: "云溪房产", licence: null },
});
export const californiaHouse = home({
  language: "en",
  country: "US",
  transaction: "sale",
  title: "48 Alder Ct, Lake Elsinore, CA 92530",
  description:
    "2,517 sqft home with a large center island and quartz countertops. Fenced backyard with covered patio. Built in 2023.",
  price: { amount: 685_900, currency: "USD", period: null },
  area: { sqm: 233.8, kind: "unknown" },
  rooms: { bedrooms: 5, livingRooms: null, bathrooms: 2.5 },
  propertyType: "Single family residence",
  address: at({ text: "48 Alder Ct, Lake Elsinore, CA 92530", city: "Lake Elsinore", postalCode: "92530" }),
  yearBuilt: 2023,
  features: [
    "2 Attached garage spaces",
    "Large center island",
    "Quartz countertops",
    "Luxury vinyl plank flooring",
    "Central Air",
    "Fenced yard",
  ],
  agent: { name: "Dana Ruiz", phone: "951-555-0134", company: "Onyx Homes", licence: "01234567" },
});
export const sparse = home({
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  price: { amount: 680_000, currency: "CNY", period: null },
  area: { sqm: 96, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
});
export const tokyoSale = home({
  language: "ja",
  country: "JP",
  transaction: "sale",
  title: "パークヒルズ氷川台 2LDK",
  description: "都営三田線「氷川台」駅 徒歩6分。角部屋、南東向き。",
  price: { amount: 58_800_000, currency: "JPY", period: null },
  area: { sqm: 55.2, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: null, bathrooms: null },
  propertyType: "中古マンション",
  address: at({
    text: "東京都練馬区氷川台４丁目",
    city: "東京都",
    district: "練馬区",
    community: "パークヒルズ氷川台",
  }),
  floor: "9階部分／地上10階建て",
  orientation: "南東",
  yearBuilt: 2008,
  features: ["角部屋", "オートロック", "宅配ボックス", "ペット可", "床暖房", "2LDK"],
  agent: { name: "佐藤", phone: null, company: "氷川不動産", licence: null },
});
export const frenchHouse = home({
  language: "fr",
  country: "FR",
  transaction: "sale",
  title: "Maison T4 117 m² Castelnau-le-Lez",
  description: "Séjour ouvert sur une terrasse, cuisine ouverte, garage. Gare à 900 m.",
  price: { amount: 570_000, currency: "EUR", period: null },
  area: { sqm: 117, kind: "unknown" },
  rooms: { bedrooms: 3, livingRooms: null, bathrooms: 2 },
  propertyType: "Maison",
  address: at({ text: "Castelnau-le-Lez (34170)", city: "Castelnau-le-Lez", postalCode: "34170" }),
  yearBuilt: 1990,
  features: ["750 m² de terrain", "Cuisine ouverte", "Garage", "Terrasse", "DPE C"],
  disclosures: { DPE: "C" },
  agent: { name: null, phone: null, company: "Casteljac Immobilier", licence: null },
});

export const sampleListings = { shanghaiSale, guangzhouRent, californiaHouse, sparse, tokyoSale, frenchHouse };
