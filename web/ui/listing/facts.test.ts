import { expect, test } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { confirmFact, doubtfulFacts, knownFacts, provenanceOf, writeFact } from "#web/ui/listing/facts.ts";

const listing = (): Listing => ({
  ...emptyListing(),
  title: "梅川苑",
  rooms: { bedrooms: 2, livingRooms: 2, bathrooms: 1 },
  provenance: {
    title: { source: "json-ld", confidence: 0.95 },
    rooms: { source: "table", confidence: 0.9 },
    "rooms.bathrooms": { source: "text", confidence: 0.4 },
  },
});

test("a changed fact becomes the agent's word and leaves the others as they were", () => {
  const next = writeFact(listing(), "rooms.bedrooms", 3);
  expect(next.rooms).toEqual({ bedrooms: 3, livingRooms: 2, bathrooms: 1 });
  expect(provenanceOf(next, "rooms.bedrooms")).toEqual({ source: "user", confidence: 1 });
  expect(provenanceOf(next, "rooms.livingRooms")).toEqual({ source: "table", confidence: 0.9 });
});

test("a value that is not allowed leaves the listing untouched", () => {
  const before = listing();
  expect(writeFact(before, "yearBuilt", 20)).toBe(before);
  expect(writeFact(before, "price", { amount: 0, currency: "CNY", period: null })).toBe(before);
  expect(writeFact(before, "rooms.bedrooms", "two")).toBe(before);
});

test("only known facts that the reader doubts ask for a second look, until the agent confirms them", () => {
  const doubtful = {
    ...listing(),
    provenance: { ...listing().provenance, floor: { source: "text" as const, confidence: 0.2 } },
  };
  expect(doubtfulFacts(doubtful)).toEqual(["rooms.bathrooms"]);
  expect(doubtfulFacts(confirmFact(doubtful, "rooms.bathrooms"))).toEqual([]);
});

test("known facts are counted, empty ones are not", () => {
  expect(knownFacts(emptyListing())).toBe(0);
  expect(knownFacts(listing())).toBe(4);
});
