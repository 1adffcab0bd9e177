import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { assertConfirmed, assertEnoughFacts } from "./enough.ts";

const price = { amount: 1, currency: "USD", period: null };

test("a name and one fact are enough", () => {
  expect(() => assertEnoughFacts({ ...emptyListing(), title: "Maple Street", price })).not.toThrow();
});

test.each([
  ["nothing", emptyListing()],
  ["a blank title", { ...emptyListing(), title: " ", price }],
  ["a name only", { ...emptyListing(), title: "Maple Street" }],
])("%s is too little to write from", (_case, listing) => {
  expect(() => assertEnoughFacts(listing)).toThrow(expect.objectContaining({ code: "too_few_facts" }));
});

test("a home without a price is confirmed with whether it is for sale or to let, too", () => {
  const home = { ...emptyListing(), title: "Maple Street", area: { sqm: 84, kind: "net" as const } };
  expect(() => assertConfirmed(home)).toThrow(expect.objectContaining({ code: "rent_without_period" }));
  expect(() => assertConfirmed({ ...home, transaction: "rent" })).not.toThrow();
});

test("a price alone is confirmed with whether it buys or rents", () => {
  const home = { ...emptyListing(), title: "Maple Street", price };
  expect(() => assertConfirmed(home)).toThrow(expect.objectContaining({ code: "rent_without_period" }));
  expect(() => assertConfirmed({ ...home, transaction: "sale" })).not.toThrow();
  expect(() => assertConfirmed({ ...home, price: { ...price, period: "month" } })).not.toThrow();
});

test("a rent is confirmed with its period; Korea's jeonse has none", () => {
  const rent = { ...emptyListing(), title: "Maple Street", transaction: "rent" as const, price };
  expect(() => assertConfirmed(rent)).toThrow(expect.objectContaining({ code: "rent_without_period" }));
  expect(() => assertConfirmed({ ...rent, price: { ...price, period: "week" } })).not.toThrow();
  expect(() => assertConfirmed({ ...rent, country: "KR" })).not.toThrow();
  // what only custom implies, nobody has confirmed
  const implied = { ...rent, price: { ...price, period: "month" as const } };
  const from = (source: "derived" | "user") => ({ provenance: { "price.period": { source, confidence: 0.45 } } });
  expect(() => assertConfirmed({ ...implied, ...from("derived") })).toThrow(/./);
  expect(() => assertConfirmed({ ...implied, ...from("user") })).not.toThrow();
});
