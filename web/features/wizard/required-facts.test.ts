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
  expect(missingFacts(listing)).toEqual({
    market: "CN",
    facts: ["price", "areaKind", "city"],
    material: [{ kind: "verificationCode", name: "房源核验码" }],
  });
  const full = {
    ...listing,
    price: { amount: 1, currency: "CNY", period: null },
    area: { sqm: 89, kind: "gross" as const },
    disclosures: { 房源核验码: "310" },
    address: { ...listing.address, city: "上海" },
  };
  expect(missingFacts(full)).toBeNull();
});

test("a country without rules of its own asks for nothing", () => {
  expect(missingFacts({ ...emptyListing(), country: "BR" })).toBeNull();
  expect(missingFacts(emptyListing())).toBeNull();
});

test("a Japanese rental is asked for what its advertisements state, until it is filled in", () => {
  const listing = {
    ...emptyListing(),
    country: "JP",
    transaction: "rent" as const,
    disclosures: { 礼金: "なし", 敷金: "" },
  };
  expect(missingFacts(listing)?.material.map(({ name }) => name)).toEqual(["敷金", "取引態様", "管理費", "契約形態"]);
  const more = {
    ...listing,
    disclosures: { ...listing.disclosures, 敷金: "1か月", 取引態様: "媒介", 管理費: "5,000円" },
  };
  expect(missingFacts(more)?.material.map(({ name }) => name)).toEqual(["契約形態"]);
});
