import { describe, expect, it } from "vitest";
import type { FactSource } from "#contract/listing";
import { type Candidate, type Field, type FieldValues, fact, from } from "./facts/candidate.ts";
import { merge } from "./merge.ts";

const one = <F extends Field>(source: FactSource, field: F, value: FieldValues[F], confidence: number): Candidate[] =>
  from(source, [fact(field, value, confidence)]);
const price = (amount: number, period: "month" | null = null) => ({ amount, currency: "EUR", period });

describe("merge", () => {
  it("is never sure of one source, however sure the source is", () => {
    const listing = merge(one("json-ld", "price", price(100_000), 0.99));
    expect(listing.price).toEqual(price(100_000));
    expect(listing.provenance.price).toEqual({ source: "json-ld", confidence: 0.8 });
  });

  it("is surer when two kinds of source agree, and not when one repeats itself", () => {
    const agreed = merge([
      ...one("json-ld", "price", price(100_000), 0.7),
      ...one("table", "price", price(100_100), 0.7),
    ]);
    const repeated = merge([
      ...one("table", "price", price(100_000), 0.7),
      ...one("table", "price", price(100_000), 0.7),
    ]);
    expect(agreed.provenance.price?.confidence).toBeGreaterThan(0.8);
    expect(repeated.provenance.price?.confidence).toBe(0.7);
  });

  it("takes the value more sources bear out, and doubts it when a serious rival speaks", () => {
    const listing = merge([
      ...one("table", "bedrooms", 3, 0.7),
      ...one("meta", "bedrooms", 3, 0.6),
      ...one("json-ld", "bedrooms", 4, 0.8),
    ]);
    expect(listing.rooms.bedrooms).toBe(3);
    expect(listing.provenance["rooms.bedrooms"]?.confidence).toBeLessThan(0.8);
  });

  it("holds a whole group at 0.8 while one of it is doubtful", () => {
    const both = (field: "bedrooms" | "bathrooms", value: number) => [
      ...one("table", field, value, 0.78),
      ...one("json-ld", field, value, 0.78),
    ];
    expect(
      merge([...both("bedrooms", 3), ...both("bathrooms", 2)]).provenance["rooms.bedrooms"]?.confidence,
    ).toBeGreaterThan(0.8);
    expect(
      merge([...both("bedrooms", 3), ...one("text", "bathrooms", 2, 0.5)]).provenance["rooms.bedrooms"]?.confidence,
    ).toBe(0.8);
  });

  it("prefers the home's area to its land's, the gross one to the net, and keeps the kind", () => {
    const areas = [
      ...one("table", "area", { sqm: 500, kind: "land" }, 0.78),
      ...one("table", "area", { sqm: 96, kind: "net" }, 0.78),
      ...one("table", "area", { sqm: 118, kind: "gross" }, 0.7),
      ...one("meta", "area", { sqm: 118, kind: "unknown" }, 0.72),
    ];
    expect(merge(areas).area).toEqual({ sqm: 118, kind: "gross" });
    expect(merge(areas.slice(0, 1)).area).toEqual({ sqm: 500, kind: "land" });
  });

  it("lets no sale have a period, and gives a rent the one somebody printed", () => {
    const rent = [
      ...one("json-ld", "price", price(900), 0.8),
      ...one("text", "price", price(900, "month"), 0.5),
      ...one("text", "transaction", "rent", 0.7),
    ];
    expect(merge(rent).price).toEqual(price(900, "month"));
    expect(
      merge([...one("text", "price", price(90_000, "month"), 0.7), ...one("text", "transaction", "sale", 0.7)]).price
        ?.period,
    ).toBeNull();
  });

  it("lists a picture once, whatever sizes it comes in", () => {
    const photo = (url: string) => one("text", "photo", { url, width: null, height: null, caption: null }, 0.6);
    expect(
      merge([
        ...photo("https://a.b/p/1_600x450.jpg"),
        ...photo("https://a.b/p/1_50x50c.jpg?v=2"),
        ...photo("https://a.b/p/2.jpg"),
      ]).photos,
    ).toHaveLength(2);
  });

  it("leaves null what nobody said", () => {
    expect(merge([])).toMatchObject({
      price: null,
      area: null,
      floor: null,
      rooms: { bedrooms: null },
      photos: [],
      provenance: {},
    });
  });
});
