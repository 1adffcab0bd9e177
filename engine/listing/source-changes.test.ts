import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { readingChanges } from "./reading-changes.ts";
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

test("an energy class is a change and news, a date of the page a change alone", () => {
  const disclosing = (epc: string, date: string) => read({ disclosures: { "EPC rating": epc, Added: date } });
  const home = disclosing("C", "1 May");
  const now = disclosing("B", "2 May");
  expect(sourceChanges(home, now)).toEqual([
    { path: "disclosures.EPC rating", before: "C", after: "B" },
    { path: "disclosures.Added", before: "1 May", after: "2 May" },
  ]);
  expect(newsIn(home, home, now).map(({ path }) => path)).toEqual(["disclosures.EPC rating"]);
  expect(updatedFrom(home, now).disclosures["EPC rating"]).toBe("B");
});

test("a class that the agent typed stays theirs", () => {
  const home = read({ disclosures: { "EPC rating": "C" }, provenance: { disclosures: user } });
  expect(updatedFrom(home, read({ disclosures: { "EPC rating": "B" } })).disclosures).toEqual({ "EPC rating": "C" });
});

test("a licence and a postcode are facts like others", () => {
  const home = read();
  const now = read({
    agent: { ...home.agent, licence: "CRECI 12.345" },
    address: { ...home.address, postalCode: "1010" },
  });
  expect(sourceChanges(home, now).map(({ path }) => path)).toEqual(["address.postalCode", "agent.licence"]);
});

test("between two readings of a source what it lists no more and its photos are told", () => {
  const photo = (url: string) => ({ url, width: null, height: null, caption: null });
  const before = read({ features: ["balcony", "lift"], photos: [photo("https://a.example/1.jpg")] });
  const after = read({ features: ["lift"], photos: [photo("https://a.example/2.jpg")] });
  expect(readingChanges(before, after)).toEqual([
    { path: "features", before: "balcony", after: null },
    { path: "photos", before: "1", after: "1 (+1, -1)" },
  ]);
  expect(readingChanges(before, read({ features: [] }))).toEqual([]);
});

test("the same price with its keys in another order is no change", () => {
  const kept = read({ price: { period: null, currency: "EUR", amount: 500_000 } });
  expect(sourceChanges(kept, read())).toEqual([]);
});

const photo = (url: string) => ({ url, width: null, height: null, caption: null });
const withPhotos = (...names: number[]) => ({ photos: names.map((name) => photo(`https://a.example/${name}.jpg`)) });

test("photos and features the page drops are changes and news once, without what the agent chose", () => {
  const home = read({ features: ["balcony", "lift"], ...withPhotos(1, 2) });
  const now = read({ features: ["lift"], ...withPhotos(2, 3, 4) });
  expect(sourceChanges(home, now)).toEqual([
    { path: "features", before: "balcony", after: null },
    { path: "photos", before: "2", after: "3 (+2, -1)" },
  ]);
  expect(newsIn(home, home, now).map(({ path }) => path)).toEqual(["features", "photos"]);
  expect(newsIn(home, now, now)).toEqual([]);
  const chosen = { ...home, provenance: { features: user } };
  expect(sourceChanges(chosen, now).map(({ path }) => path)).toEqual(["photos"]);
});

test("photos at other addresses throughout, or a home that had none, are a change but no news", () => {
  const home = read(withPhotos(1, 2));
  expect(newsIn(home, home, read(withPhotos(3, 4)))).toEqual([]);
  expect(newsIn(read(), null, read(withPhotos(1)))).toEqual([]);
});

test("taking over keeps what the page dropped of features and knows the photos it shows now, captions kept", () => {
  const home = read({
    features: ["balcony", "lift"],
    photos: [{ ...photo("https://a.example/1.jpg"), caption: "Hall" }],
  });
  const now = read({ features: ["lift"], ...withPhotos(1, 2) });
  const updated = updatedFrom(home, now);
  expect(updated.features).toEqual(["balcony", "lift"]);
  expect(updated.photos.map(({ caption }) => caption)).toEqual(["Hall", null]);
  expect(sourceChanges(updated, now).map(({ path }) => path)).toEqual(["features"]);
});
