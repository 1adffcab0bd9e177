import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { factsOf } from "#engine/copy/facts/index";
import { price } from "./money.ts";

test.each([
  ["US", "USD", "$900,000"],
  ["CA", "CAD", "$900,000"],
  ["AU", "AUD", "$900,000"],
  // several dollars are at home in these papers, or none is
  ["HK", "HKD", "HK$900,000"],
  ["SG", "SGD", "S$900,000"],
  ["KH", "USD", "US$900,000"],
  ["HK", "USD", "US$900,000"],
  [null, "USD", "US$900,000"],
  ["US", "CAD", "C$900,000"],
])("a home in %s for %s is offered at %s", (country, currency, said) => {
  const home = { ...emptyListing(), country, transaction: "sale" as const };
  expect(price(factsOf({ ...home, price: { amount: 900_000, currency, period: null } })).price).toBe(said);
});
