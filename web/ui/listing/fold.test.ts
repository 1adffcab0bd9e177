import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { openFacts } from "./fold.ts";

const home = {
  ...emptyListing(),
  title: "梅川苑",
  country: "CN",
  transaction: "sale" as const,
  price: { amount: 6_980_000, currency: "CNY", period: null },
  area: { sqm: 89.3, kind: "gross" as const },
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  address: { ...emptyListing().address, city: "上海" },
};

test("of a home whose facts are sure nothing stands open", () => {
  expect([...openFacts(home)]).toEqual([]);
});

test("what is in doubt, missing, asked for or a rent without a period stands open", () => {
  const doubtful = { ...home, provenance: { area: { source: "text" as const, confidence: 0.4 } } };
  expect([...openFacts(doubtful)]).toEqual(["area"]);
  expect([...openFacts({ ...home, price: null })]).toEqual(["price"]);
  expect([...openFacts(home, ["address.city"])]).toEqual(["address.city"]);
  const rent = { ...home, transaction: "rent" as const };
  expect([...openFacts(rent)]).toEqual(["price"]);
  expect([...openFacts({ ...home, disclosures: { 核验码: "" } })]).toEqual(["disclosures"]);
});

test("of an empty form what every home has stands open", () => {
  expect(openFacts(emptyListing())).toEqual(
    new Set(["title", "transaction", "price", "area", "rooms.bedrooms", "address.city", "country"]),
  );
});
