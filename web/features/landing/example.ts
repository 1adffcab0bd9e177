/** The demonstration: the example listing our server serves, and what the composer makes of it. Runs when the page is rendered. */
import type { Brief, CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { compose } from "#engine/copy/index";
import { getPlatform } from "#engine/platforms/index";
import type { Example, ExamplePiece } from "#web/features/landing/types.ts";
import type { Language } from "#web/lib/language.ts";

const blank = emptyListing();
const home: Listing = {
  ...blank,
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 南北两房 客厅朝南带阳台",
  description: "客厅朝南，连着阳台；厨房有窗。步行到最近地铁站 620 米。",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  propertyType: "普通住宅",
  address: { ...blank.address, text: "上海市普陀区梅川路", city: "上海", district: "普陀", community: "梅川苑" },
  floor: "中楼层（共18层）",
  orientation: "南北",
  yearBuilt: 2004,
  renovation: "精装",
  features: ["满五唯一", "有电梯", "客厅朝南带阳台", "厨房有窗", "距地铁站620米"],
};
const brief: Brief = {
  style: "friendly",
  seed: 3,
  market: "CN",
  agent: { name: "顾芸", phone: null, company: "普陀安居置业", licence: null, address: null, email: null },
  link: null,
};

const facts: Record<Language, Example["facts"]> = {
  zh: [
    { label: "factPrice", value: "698 万元" },
    { label: "factRooms", value: "2 室 2 厅 1 卫" },
    { label: "factArea", value: "89.3 ㎡" },
    { label: "factFacing", value: "南北" },
    { label: "factFloor", value: "中楼层（共 18 层）" },
    { label: "factBuilt", value: "2004 年" },
    { label: "factFinish", value: "精装" },
    { label: "factTransit", value: "步行 620 米" },
    { label: "factAddress", value: "上海普陀 · 梅川路" },
  ],
  en: [
    { label: "factPrice", value: "CNY 6,980,000" },
    { label: "factRooms", value: "2 bedrooms, 2 living rooms, 1 bath" },
    { label: "factArea", value: "89.3 m² gross" },
    { label: "factFacing", value: "South and north" },
    { label: "factFloor", value: "Middle, of 18" },
    { label: "factBuilt", value: "2004" },
    { label: "factFinish", value: "Fully fitted" },
    { label: "factTransit", value: "620 m on foot" },
    { label: "factAddress", value: "Meichuan Road, Putuo, Shanghai" },
  ],
};

/** Each reader sees pieces in both languages, the own one first. */
const targets: Record<Language, readonly [platform: string, language: CopyLanguage][]> = {
  zh: [
    ["wechat", "zh"],
    ["xiaohongshu", "zh"],
    ["twitter", "en"],
  ],
  en: [
    ["instagram", "en"],
    ["twitter", "en"],
    ["wechat", "zh"],
  ],
};

const kept = new Map<Language, Example>();

/** The demonstration for readers of a language. Composed once per process. */
export function exampleFor(language: Language): Example {
  const known = kept.get(language);
  if (known) return known;
  const pieces = targets[language].map(([platform, written]): ExamplePiece => {
    const { title, body, hashtags } = compose(home, brief, { platform, language: written, kind: "post" });
    return {
      platform,
      name: getPlatform(platform)?.name[language] ?? platform,
      language: written,
      title,
      body,
      hashtags,
    };
  });
  const example = {
    path: "/demo/listing/meichuan-yuan",
    title: language === "zh" ? "上海普陀 · 梅川苑两房" : "a two-bedroom flat in Putuo, Shanghai",
    facts: facts[language],
    pieces,
  };
  kept.set(language, example);
  return example;
}
