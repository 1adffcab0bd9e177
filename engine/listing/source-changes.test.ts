import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { newsIn, sourceChanges, updatedFrom } from "./source-changes.ts";

const read = (over: Partial<Listing> = {}): Listing => ({
  ...emptyListing(),
  title: "Two rooms",
  price: { amount: 500_000, currency: "EUR", period: null },
  floor: "3",
  features: ["balcony"],
  ...over,
});
const price = (amount: number) => ({ price: { amount, currency: "EUR", period: null } });
const user = { source: "user" as const, confidence: 1 };

test("what the agent typed is theirs, whatever the page says", () => {
  const home = read({ title: "Sunny two rooms", floor: "4", provenance: { title: user, floor: user } });
  const now = read({ title: "2 rooms", ...price(480_000) });
  expect(sourceChanges(home, now).map(({ path }) => path)).toEqual(["price"]);
  expect(updatedFrom(home, now)).toMatchObject({ title: "Sunny two rooms", floor: "4", ...price(480_000) });
});

test("features that the agent chose get no others", () => {
  const home = read({ features: ["balcony"], provenance: { features: user } });
  expect(updatedFrom(home, read({ features: ["lift"] })).features).toEqual(["balcony"]);
  expect(updatedFrom(read(), read({ features: ["lift"] })).features).toEqual(["balcony", "lift"]);
});

test("a change is news once, and a reworded title never", () => {
  const home = read();
  const cheaper = read(price(480_000));
  expect(newsIn(home, null, read({ title: "2 rooms" }))).toEqual([]);
  expect(newsIn(home, home, cheaper).map(({ path }) => path)).toEqual(["price"]);
  expect(newsIn(home, null, cheaper).map(({ path }) => path)).toEqual(["price"]);
  expect(newsIn(read({ price: null }), null, cheaper)).toEqual([]);
  expect(newsIn(home, cheaper, cheaper)).toEqual([]);
  expect(newsIn(home, cheaper, read(price(470_000))).map(({ path }) => path)).toEqual(["price"]);
  // back at what the property says: nothing to tell
  expect(newsIn(home, cheaper, home)).toEqual([]);
});

test("a rent by the week that its agent confirmed stays one when the page says no period", () => {
  const rent = (amount: number, period: "week" | "month", source: "user" | "derived"): Listing =>
    read({
      transaction: "rent",
      price: { amount, currency: "GBP", period },
      provenance: { price: { source: "text", confidence: 0.7 }, "price.period": { source, confidence: 0.45 } },
    });
  const home = rent(400, "week", "user");
  expect(sourceChanges(home, rent(400, "month", "derived"))).toEqual([]);
  const raised = updatedFrom(home, rent(450, "month", "derived"));
  expect(raised.price).toEqual({ amount: 450, currency: "GBP", period: "week" });
  expect(raised.provenance["price.period"]).toMatchObject({ source: "user" });
});

test("what a page says no more is no change", () => {
  expect(sourceChanges(read(), read({ price: null, floor: null }))).toEqual([]);
});

test("the same price with its keys in another order is no change", () => {
  const kept = read({ price: { period: null, currency: "EUR", amount: 500_000 } });
  expect(sourceChanges(kept, read())).toEqual([]);
});
