/** For tests of the landing page: its data, and a small listing in place of the server's example. */
import { emptyListing } from "#contract/listing";
import type { ExampleSource } from "#web/features/landing/example.ts";
import type { LandingData } from "#web/features/landing/types.ts";
import { testConfig } from "#web/testing/mount.tsx";

const blank = emptyListing();

export const exampleSource: ExampleSource = {
  address: "https://listcast.example/demo/listing/meichuan-yuan",
  path: "/demo/listing/meichuan-yuan",
  title: "上海普陀 · 梅川苑两房",
  market: "CN",
  listing: {
    ...blank,
    language: "zh-CN",
    country: "CN",
    transaction: "sale",
    title: "梅川苑 南北两房",
    price: { amount: 6_980_000, currency: "CNY", period: null },
    area: { sqm: 89.3, kind: "gross" },
    rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
    address: { ...blank.address, city: "上海", district: "普陀", community: "梅川苑" },
    yearBuilt: 2004,
    features: ["有电梯", "距地铁站620米"],
    agent: { name: "顾芸", phone: null, company: "普陀安居置业", licence: null },
    provenance: { price: { source: "json-ld", confidence: 0.95 }, area: { source: "table", confidence: 0.92 } },
  },
  photos: [{ src: "/demo/photo/shanghai/living.webp", caption: "客厅" }],
};

const planOf = (code: "basic" | "professional" | "enterprise", priceMinor: number | null) => ({
  code,
  version: 1,
  name: { zh: "专业版", en: "Professional" },
  priceMinor,
  currency: "CNY",
  listingQuota: 200,
  popular: code === "professional",
  benefits: { zh: ["20 个平台"], en: ["20 platforms"] },
  entitlements: {
    platforms: 20,
    languages: 10,
    onlyLanguages: null,
    video: true,
    hdVideo: false,
    crm: true,
    reports: "weekly" as const,
    api: false,
    customTemplates: false,
    manager: false,
    support: { zh: "全天候客服", en: "24/7 support" },
  },
});

export const landingData: LandingData = {
  config: testConfig,
  claims: { platforms: 67, languages: 6, automationPercent: null, supportHours: 24, trialDays: 7 },
  plans: [planOf("professional", 59_900), planOf("enterprise", null)],
};
