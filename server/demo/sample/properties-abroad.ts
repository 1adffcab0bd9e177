/** Sample properties abroad. Addresses and people are made up. */
import { factsOf, type SampleProperty, wanted } from "./property.ts";

export const yewStreet: SampleProperty = {
  key: "yew-street",
  listing: factsOf({
    language: "en-CA",
    country: "CA",
    title: "Two-bedroom corner condo on Yew Street",
    description:
      "A corner home on the third floor with windows on two sides. The kitchen was redone in 2021; the living room opens onto a covered deck. One parking stall and a storage locker.",
    price: { amount: 1_148_000, currency: "CAD", period: null },
    area: { sqm: 91.3, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 2 },
    propertyType: "Condo",
    address: { text: "2200 Yew Street, Vancouver, BC", city: "Vancouver", district: "Kitsilano" },
    floor: "3rd floor",
    yearBuilt: 2004,
    features: ["Corner home", "Covered deck", "In-suite laundry", "One parking stall"],
  }),
  pictures: { mood: "vancouver", scenes: ["facade", "living", "kitchen"] },
  preferences: wanted(["en", "zh"], ["facebook", "instagram", "wechat"], "friendly"),
  made: { hoursAgo: 165 },
  state: "published",
  viewsADay: 26,
};

export const sakurazaka: SampleProperty = {
  key: "sakurazaka",
  listing: factsOf({
    language: "ja",
    country: "JP",
    title: "桜坂テラス 2LDK 南向きリビング",
    description: "南向きのリビングは12畳。2019年に水回りを交換済み。駅まで徒歩6分。",
    price: { amount: 72_800_000, currency: "JPY", period: null },
    area: { sqm: 64.8, kind: "net" },
    rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
    propertyType: "中古マンション",
    address: { text: "東京都大田区田園調布本町", city: "東京", district: "大田区", community: "桜坂テラス" },
    floor: "4階（地上7階建）",
    orientation: "南",
    yearBuilt: 2007,
    features: ["南向き", "宅配ボックス", "ペット可", "駅まで徒歩6分"],
    disclosures: { 取引態様: "媒介", 管理費: "月額14,200円", 免許番号: "東京都知事(3)第58214号" },
  }),
  pictures: { mood: "tokyo", scenes: ["living", "bedroom", "kitchen"] },
  preferences: wanted(["ja", "zh", "en"], ["instagram", "facebook"], "professional"),
  made: { hoursAgo: 122 },
  state: "published",
  viewsADay: 15,
};
