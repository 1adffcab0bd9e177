import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { compose } from "./index.ts";

const listing = {
  ...emptyListing(),
  title: "Flat",
  language: "en",
  country: "CA",
  transaction: "sale" as const,
  price: { amount: 500_000, currency: "CAD", period: null },
};
const brief = { style: "professional" as const, seed: 1, market: "CA" as const, agent: null, link: null };
const target = { platform: "rightmove", language: "en" as const, kind: "post" as const };

// What a page's owner puts into its description must not hold the thread that writes; the runner's time limit is the assertion.
test.each([
  ["digits", "1".repeat(100_000)],
  ["digits and commas", "1,".repeat(50_000)],
  ["digits and points", "1.".repeat(50_000)],
  ["digits and spaces", "1 ".repeat(50_000)],
  ["prices", "1万".repeat(50_000)],
  ["one sign", "房".repeat(100_000)],
])("a description of nothing but %s is written about like any other", { timeout: 15_000 }, (_name, description) => {
  expect(compose({ ...listing, description }, brief, target).body).toContain("500,000");
});
