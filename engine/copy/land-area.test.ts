/** The land's size is the land's: in no language, and in no form of text, is it how large the home is. */
import { describe, expect, it } from "vitest";
import { copyLanguages, copyStyles, type PieceKind } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { briefFor } from "#tests/samples/briefs";
import { compose } from "./index.ts";

const house: Listing = {
  ...emptyListing(),
  language: "en",
  country: "AU",
  transaction: "sale",
  title: "Four-bedroom Queenslander",
  price: { amount: 1_485_000, currency: "AUD", period: null },
  area: { sqm: 607, kind: "land" },
  rooms: { bedrooms: 4, livingRooms: 1, bathrooms: 2 },
  propertyType: "House",
  address: { ...emptyListing().address, city: "Brisbane", district: "Ashgrove" },
  orientation: "North",
  yearBuilt: 1934,
  features: ["North-facing front verandah", "Single carport", "Fully fenced back yard"],
};
const homes: readonly (readonly [string, Listing])[] = [
  ["Australia", house],
  ["Japan", { ...house, country: "JP", price: { amount: 98_000_000, currency: "JPY", period: null } }],
  ["France", { ...house, country: "FR", price: { amount: 890_000, currency: "EUR", period: null } }],
  ["China", { ...house, country: "CN", price: { amount: 9_800_000, currency: "CNY", period: null } }],
];
/** What may stand beside the figure: a word for the land. */
const land = /土地|敷地|占地|대지|plot|of land|terrain|Grundstück/iu;
const targets: readonly (readonly [platform: string, kind: PieceKind])[] = [
  ["facebook", "post"],
  ["instagram", "post"],
  ["xiaohongshu", "post"],
  ["twitter", "post"],
  ["wechat-official-account", "post"],
  ["rightmove", "post"],
  ["email", "email"],
  ["sms", "sms"],
];

describe.each(copyLanguages)("in %s", (language) => {
  it.each(homes)("a plot in %s is never the size of the house on it", { timeout: 180_000 }, (_country, listing) => {
    for (const style of copyStyles)
      for (const [platform, kind] of targets) {
        const { title, body } = compose(listing, briefFor(listing, { style }), { platform, language, kind });
        const lines = [title ?? "", ...body.split(/\n|(?<=[.。])\s?|[,，、]\s?/u)];
        for (const line of lines.filter((text) => /607|6,?534|183/u.test(text)))
          expect(line, `${platform} ${style}\n${body}`).toMatch(land);
      }
  });
});
