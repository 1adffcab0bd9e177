import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { writeFact } from "#web/ui/listing/facts.ts";
import { stopsOf } from "./stops.ts";

const home = { ...emptyListing(), title: "梅川苑" };

test("an empty form says what is missing", () => {
  expect(stopsOf(emptyListing())).toEqual(["named", "described", "transaction"]);
  expect(stopsOf({ ...home, transaction: "sale", rooms: { ...home.rooms, bedrooms: 2 } })).toEqual([]);
});

test("a rent without a period is asked about, a deposit for the whole lease in Korea is not", () => {
  const rent = { ...home, transaction: "rent" as const, price: { amount: 6800, currency: "CNY", period: null } };
  expect(stopsOf({ ...rent, country: "CN" })).toEqual(["period"]);
  expect(stopsOf({ ...rent, price: { ...rent.price, period: "month" } })).toEqual([]);
  expect(stopsOf({ ...rent, country: "KR" })).toEqual([]);
  // implied by custom only: asked until the agent says so
  const implied = {
    ...rent,
    price: { ...rent.price, period: "month" as const },
    provenance: { "price.period": { source: "derived" as const, confidence: 0.45 } },
  };
  expect(stopsOf(implied)).toEqual(["period"]);
  expect(stopsOf(writeFact(implied, "price.period", "month"))).toEqual([]);
  expect(stopsOf({ ...rent, transaction: "sale" })).toEqual([]);
});

test("a price of which nobody said whether it buys or rents the home is asked about", () => {
  const priced = { ...home, country: "CN", price: { amount: 6500, currency: "CNY", period: null } };
  expect(stopsOf(priced)).toEqual(["transaction"]);
  expect(stopsOf(writeFact(priced, "transaction", "rent"))).toEqual(["period"]);
  expect(stopsOf(writeFact(priced, "transaction", "sale"))).toEqual([]);
  expect(stopsOf({ ...home, transaction: null, price: null, area: { sqm: 84, kind: "net" } })).toEqual(["transaction"]);
  // a period says it
  expect(stopsOf({ ...priced, price: { ...priced.price, period: "month" } })).toEqual([]);
});
