/** The home the samples speak of: a resale flat in Shanghai. Invented, like its agent. */
import { emptyListing, type Listing } from "#contract/listing";

export const sampleListing: Listing = {
  ...emptyListing(),
  language: "zh",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 2室2厅 精装 满五唯一",
  description: "客厅朝南带阳台，厨房有窗，南北通透。步行到最近地铁站620米。",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  propertyType: "普通住宅",
  address: {
    ...emptyListing().address,
    text: "上海市普陀区梅川路",
    city: "上海",
    district: "普陀",
    community: "梅川苑",
  },
  floor: "中楼层 (共18层)",
  orientation: "南北",
  yearBuilt: 2004,
  renovation: "精装",
  features: ["有电梯", "满五唯一", "客厅朝南带阳台", "厨房有窗"],
  photos: Array.from({ length: 8 }, (_, index) => ({
    url: `https://example.com/${index + 1}.jpg`,
    width: null,
    height: null,
    caption: null,
  })),
  agent: { name: "顾芸", phone: "021-5550 1234", company: "普陀安居置业", licence: null },
};
