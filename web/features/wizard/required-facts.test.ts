import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { missingFacts } from "#web/features/wizard/required-facts.ts";

test("a Chinese listing is asked for what the advertising rules want and the page did not say", () => {
  const listing = {
    ...emptyListing(),
    country: "CN",
    transaction: "sale" as const,
    area: { sqm: 89, kind: "unknown" as const },
  };
  expect(missingFacts(listing)).toEqual({ market: "CN", facts: ["price", "areaKind", "verificationCode"] });
  const full = {
    ...listing,
    price: { amount: 1, currency: "CNY", period: null },
    area: { sqm: 89, kind: "gross" as const },
    disclosures: { 房源核验码: "310" },
  };
  expect(missingFacts(full)).toBeNull();
});

test("a country without rules of its own asks for nothing", () => {
  expect(missingFacts({ ...emptyListing(), country: "DE" })).toBeNull();
  expect(missingFacts(emptyListing())).toBeNull();
});
