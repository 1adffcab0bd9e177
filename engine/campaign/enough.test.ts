import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { assertEnoughFacts } from "./enough.ts";

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
