import { expect, test } from "vitest";
import type { Brief } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { pageCopy } from "./page-copy.ts";

const listing: Listing = {
  ...emptyListing(),
  language: "zh-CN",
  country: "CN",
  transaction: "sale",
  title: "梅川苑 南北两房",
  propertyType: "普通住宅",
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: { ...emptyListing().address, city: "上海", district: "普陀", community: "梅川苑" },
  renovation: "精装",
  features: ["有电梯"],
  agent: { name: "别家经纪", phone: "021-0000", company: "别家", licence: null },
};
const agent = {
  name: "顾芸",
  phone: "021-5550 0132",
  company: "普陀安居置业",
  licence: null,
  address: null,
  email: null,
};
const brief: Brief = { style: "professional", seed: 1, market: "CN", agent, link: "https://example.com/a" };

test("headline, price and facts stand apart, in the reader's language", () => {
  const copy = pageCopy(listing, brief, "en", null);
  expect(copy.title).toBe("Meichuan Yuan: 2 bedrooms, 2 living areas, 1 bathroom");
  expect(copy.price).toBe("RMB 6.98 million");
  expect(copy.facts).toContainEqual(["Condition", "Finished inside"]);
  expect(copy.facts.map(([name]) => name)).not.toContain("Price");
  expect(copy.features).toEqual(["Lift"]);
});

test("a composed description names no agent and carries no label or link: the page has places for them", () => {
  for (const language of ["zh", "en", "ja", "ko", "fr", "de"] as const) {
    const { paragraphs, label } = pageCopy(listing, brief, language, null);
    const text = paragraphs.join("\n");
    expect(paragraphs.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/顾芸|普陀安居|别家|021|example\.com/);
    expect(label).toMatch(/AI/);
    expect(text).not.toContain(label);
  }
});

test("a text of the campaign is told without its table, signature and label", () => {
  const written =
    "梅川苑的两房。\n\n房源概况\n小区：梅川苑\n面积：89.3㎡\n\n看房请预约。\n\n联系人：顾芸，电话 021-5550 0132\n本内容由AI生成";
  expect(pageCopy(listing, brief, "zh", written)).toMatchObject({
    paragraphs: ["梅川苑的两房。", "看房请预约。"],
    label: "本内容由AI生成",
  });
});

test("of a home nothing is known of, nothing is said", () => {
  const copy = pageCopy(emptyListing(), { ...brief, market: null }, "en", "");
  expect(copy).toMatchObject({ title: "", price: null, place: null, facts: [], features: [], label: null });
});
