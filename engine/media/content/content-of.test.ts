/** What the law wants stands on the picture itself: whoever passes a picture on passes on nothing else. */
import { expect, test } from "vitest";
import type { Brief, Market } from "#contract/copy";
import { copyLanguages } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { homes } from "#tests/support/media/homes";
import { contentOf } from "./content-of.ts";

const brief = (market: Market, more: Pick<Brief, "agent">): Brief => ({
  style: "professional",
  seed: 1,
  market,
  link: null,
  date: "2026-11-23",
  ...more,
});
const marksOf = (listing: Listing, of: Brief, language: (typeof copyLanguages)[number]) =>
  contentOf(listing, of, language).marks.join("\n");

test("a home of China bears its verification code on pictures in every language, and nothing where it has none", () => {
  const { listing, agent } = homes.zh;
  for (const language of copyLanguages) {
    expect(marksOf(listing, brief("CN", { agent }), language), language).toContain("310104260917");
    expect(marksOf({ ...listing, disclosures: {} }, brief("CN", { agent }), language)).not.toMatch(/核验码|code/iu);
  }
  expect(marksOf(listing, brief("CN", { agent }), "zh")).toContain("房源核验码：310104260917");
});

test("the verification code stands there once, also where a city's rule wants it", () => {
  const { listing, agent } = homes.zh;
  const peking = { ...listing, address: { ...listing.address, city: "北京", district: "朝阳", text: "北京市朝阳区" } };
  expect(marksOf(peking, brief("CN", { agent }), "zh").match(/310104260917/gu)).toHaveLength(1);
});

test("what only a table of facts states is stated on a picture without that table", () => {
  const { listing, agent } = homes.ja;
  const marks = marksOf(listing, brief("JP", { agent }), "ja");
  expect(marks).toContain("梅ヶ丘駅 徒歩6分");
  expect(marks).toContain("取引態様：媒介");
});

test("a home of the United States bears the promise of equal housing, in the language of the picture", () => {
  const { listing, agent } = homes.en;
  const american = { ...listing, country: "US", disclosures: {} };
  expect(marksOf(american, brief("US", { agent }), "en")).toContain("Equal Housing Opportunity");
  expect(marksOf(american, brief("US", { agent }), "zh")).toContain("平等住房机会");
  expect(marksOf(listing, brief("UK", { agent }), "en")).not.toContain("Housing");
});

const permits: readonly (readonly [Market, string, Record<string, string>, string, RegExp])[] = [
  ["AE", "AE", { "Trakheesi permit": "71452983012" }, "BRN 40112", /71452983012/u],
  ["HK", "HK", { "Property number": "HK-20917" }, "C-012345", /HK-20917/u],
  ["UK", "GB", { "EPC rating": "C", Tenure: "Freehold" }, "", /EPC rating: C/u],
  ["IN", "IN", { "RERA registration": "P52100012345" }, "A52100012345", /P52100012345/u],
];
test.each(permits)(
  "permit and licence of %s are read on the picture",
  (market, country, disclosures, licence, permit) => {
    const listing: Listing = {
      ...emptyListing(),
      country,
      language: "en",
      transaction: "sale",
      title: "Two-bedroom apartment",
      price: { amount: 2_400_000, currency: "USD", period: null },
      disclosures,
    };
    const agent = { ...homes.en.agent, licence: licence || null };
    const content = contentOf(listing, brief(market, { agent }), "en");
    expect(content.marks.join("\n")).toMatch(permit);
    if (licence) expect(content.agent?.licence).toContain(licence.replace("BRN ", ""));
  },
);
