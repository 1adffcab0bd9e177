import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "./index.ts";

const home: Listing = {
  ...emptyListing(),
  country: "GB",
  language: "en",
  price: { amount: 465_000, currency: "GBP", period: null },
  yearBuilt: 1931,
  features: ["Water basin, 8 m by 4 m, heated in summer", "No lift", "Net area 60 m²", "Gross area 72 m²"],
};
const liftable = (text: string, listing = home) =>
  tracer(listing)("en", text).flatMap((found) => (found.liftable ? [found.text] : []));
const sure = (text: string, listing = home) =>
  tracer(listing)("en", text).flatMap((found) => (found.liftable ? [] : [found.text]));

test("a thing the facts may tell of in other words is a doubt, one they deny is not", () => {
  expect(liftable("There is a pool.")).toEqual(["pool"]);
  expect(sure("There is a lift.")).toHaveLength(1);
});

test.each([
  ["a price", "It costs £455,000."],
  ["a year", "It was built in 1961."],
  ["a telephone number", "Call 0117 496 0123."],
  ["a rank", "The finest home in the village."],
  ["a promise", "Prices only go up in this area."],
  ["a tenure", "It is freehold."],
  ["a condition", "It was newly renovated."],
  ["a school", "Beside an award-winning elementary school."],
])("%s is never a doubt", (_what, text) => {
  expect(sure(text).length).toBeGreaterThan(0);
  expect(liftable(text)).toEqual([]);
});

test("an area is one only where the home has several", () => {
  expect(liftable("It measures 66 m².")).toHaveLength(1);
  expect(sure("It measures 66 m².", { ...home, features: ["Net area 60 m²"] })).toHaveLength(1);
});
