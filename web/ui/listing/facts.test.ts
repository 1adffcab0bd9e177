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

test("a disclosure that is asked for or changed is the agent's word, the page's own stay the page's", () => {
  const page = { source: "table", confidence: 0.9 } as const;
  const read = { ...listing(), disclosures: { 产权: "70年", 电梯: "有" } };
  const before: Listing = { ...read, provenance: { ...read.provenance, disclosures: page } };
  const asked = writeFact(before, "disclosures", { ...before.disclosures, 房源核验码: "" });
  expect(["产权", "电梯"].map((name) => provenanceOf(asked, `disclosures.${name}`))).toEqual([page, page]);
  expect(provenanceOf(asked, "disclosures.房源核验码")?.source).toBe("user");
  const changed = writeFact(asked, "disclosures", { ...asked.disclosures, 电梯: "无" });
  expect(provenanceOf(changed, "disclosures.电梯")?.source).toBe("user");
  expect(provenanceOf(changed, "disclosures.产权")).toEqual(page);
  const none = writeFact(changed, "disclosures", {});
  expect(Object.keys(none.provenance).filter((path) => path.startsWith("disclosures"))).toEqual(["disclosures"]);
  expect(provenanceOf(none, "disclosures")?.source).toBe("user");
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
