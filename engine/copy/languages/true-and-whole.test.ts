import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyStyles } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { specificationPlatforms } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { compose } from "../index.ts";
import { realiserOf } from "./index.ts";

const flat: Listing = {
  ...emptyListing(),
  language: "de",
  country: "DE",
  transaction: "rent",
  description: "Altbauwohnung, Baujahr 1903. Dielen in beiden Zimmern, 2021 abgeschliffen. Kein Aufzug.",
  price: { amount: 690, currency: "EUR", period: "month" },
  area: { sqm: 68.5, kind: "net" },
  rooms: { ...emptyListing().rooms, bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  address: { ...emptyListing().address, city: "Leipzig", district: "Südvorstadt" },
  floor: "2. Obergeschoss (von 4)",
  yearBuilt: 1903,
  renovation: "Dielen 2021 abgeschliffen",
  features: ["Balkon zum Hof, nach Westen", "Kellerabteil", "Gemeinschaftlicher Fahrradkeller", "Kein Aufzug"],
  disclosures: { Kaltmiete: "690 €", Nebenkosten: "155 €, ohne Heizung", Kaution: "2 Kaltmieten (1.380 €)" },
};
const terrace: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  description: "A bay-fronted mid-terrace built around 1905. The kitchen was refitted in 2019. No onward chain.",
  price: { amount: 265000, currency: "GBP", period: null },
  area: { sqm: 88, kind: "net" },
  rooms: { ...emptyListing().rooms, bedrooms: 3, livingRooms: 2, bathrooms: 1 },
  address: { ...emptyListing().address, city: "Manchester", district: "Levenshulme" },
  propertyType: "Terraced house",
  yearBuilt: 1905,
  features: [
    "Bay window to the front reception room",
    "Combi boiler fitted in 2021",
    "uPVC double glazing throughout",
    "Two-chamber cellar, head height 1.7 m",
    "Plumbing for a washing machine in the kitchen",
    "Paved rear yard, south-east facing",
    "0.5 miles to Levenshulme station",
    "Permit parking on the street",
    "Window blinds stay",
  ],
  disclosures: {
    Tenure: "Leasehold, 999 years from 1904",
    "Council tax band": "A",
    "EPC rating": "D",
    Broadband: "Full fibre available in the street, not connected",
  },
};

function postsOf(listing: Listing, language: CopyLanguage): string[] {
  return [1, 2, 3].flatMap((seed) =>
    specificationPlatforms.flatMap((platform) =>
      copyStyles.map(
        (style) => compose(listing, briefFor(listing, { style, seed }), { platform, language, kind: "post" }).body,
      ),
    ),
  );
}

describe("posts say a thing as it is", () => {
  const german = postsOf(flat, "de");
  const english = postsOf(terrace, "en");

  it("calls a cold rent a cold rent", () => {
    expect(german.filter((body) => /(?:Die Miete beträgt|An Miete fallen)/u.test(body))).toEqual([]);
  });

  it("tells a missing lift once", () => {
    const twice = german.filter((body) => (body.match(/ohne Aufzug|Einen Aufzug gibt es nicht/gu) ?? []).length > 1);
    expect(twice).toEqual([]);
  });

  it("calls sanded floors sanded and a fitted boiler fitted", () => {
    expect(german.filter((body) => /erneuert/u.test(body))).toEqual([]);
    expect(english.filter((body) => /renewed/u.test(body))).toEqual([]);
    expect(english.some((body) => body.includes("boiler was fitted in 2021"))).toBe(true);
  });

  it("says of broadband both what there is and what there is not", () => {
    const told = english.filter((body) => /not connected/u.test(body));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((body) => !/full fibre/iu.test(body))).toEqual([]);
  });

  it("says a street once, and puts no phrase of the page behind a verb of its own", () => {
    expect(english.filter((body) => /on-street permit parking on the street/u.test(body))).toEqual([]);
    expect(english.filter((body) => /(?:has|with|find|adds|get)[^.]{0,80}window blinds stay/u.test(body))).toEqual([]);
  });

  it("asks nobody to write to a telephone", () => {
    const { calls } = realiserOf("en")?.story ?? {};
    const templates = Object.values(calls ?? {}).flat();
    expect(templates.length).toBeGreaterThan(0);
    expect(templates.filter((text) => /\bwrite to\b.*\{phone\}/iu.test(text))).toEqual([]);
  });
});
