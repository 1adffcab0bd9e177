/** A post says a thing once: not the rooms of a studio by two names, not its rent, its year or the day of moving in again. */
import { describe, expect, test } from "vitest";
import type { Brief, CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { compose } from "./index.ts";

const studio: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "rent",
  title: "Studio flat to rent, London E17",
  price: { amount: 1175, currency: "GBP", period: "month" },
  area: { sqm: 24, kind: "net" },
  rooms: { bedrooms: 0, livingRooms: 1, bathrooms: 1 },
  propertyType: "Studio",
  address: { ...emptyListing().address, text: "Walthamstow, London", city: "London", district: "Walthamstow" },
  floor: "First floor",
  orientation: "West",
  yearBuilt: 1911,
  features: ["Furnished", "Available now"],
  disclosures: { Deposit: "£1,355", Available: "Now" },
  agent: { name: "Femi Adeyinka", phone: "020 7946 0658", company: "Marsh & Parade Lettings", licence: null },
};
const brief: Brief = { style: "professional", seed: 5, market: null, agent: null, link: null };
const bodyOf = (language: CopyLanguage, platform: string): string =>
  compose(studio, brief, { platform, language, kind: "post" }).body;
const times = (body: string, words: string): number => body.split(words).length - 1;

describe("a studio", () => {
  test.each(["wechat", "weibo", "xiaohongshu", "wechat-official-account"])("zh on %s", (platform) => {
    const body = bodyOf("zh", platform);
    expect(body).not.toContain("开间，开间");
    for (const words of ["随时入住", "1175英镑", "1911年"]) expect(times(body, words)).toBeLessThanOrEqual(1);
  });

  test.each(["facebook", "twitter", "instagram", "medium"])("en on %s", (platform) => {
    const body = bodyOf("en", platform);
    expect(body).not.toMatch(/studio studio|with a studio/iu);
    expect(times(body, "£1,175")).toBeLessThanOrEqual(1);
  });
});
