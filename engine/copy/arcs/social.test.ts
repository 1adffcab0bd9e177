/** Posts that are read in passing: whole sentences, each thing once, the place and the size never left out. */
import { describe, expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { briefFor } from "#tests/samples/briefs";
import { compose } from "../index.ts";

const house: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Three-bedroom terrace, Harrow Street",
  description:
    "The kitchen was refitted in 2022 and opens to the yard. The loft bedroom has two roof windows. The cellar has power and light and is used as a laundry.",
  price: { amount: 265_000, currency: "GBP", period: null },
  area: { sqm: 92, kind: "net" },
  rooms: { bedrooms: 3, livingRooms: 1, bathrooms: 1 },
  propertyType: "Terraced house",
  address: { ...emptyListing().address, city: "Leeds", district: "Meanwood" },
  yearBuilt: 1902,
  renovation: "Kitchen 2022",
  features: [
    "Dining kitchen refitted 2022",
    "Decorative cast-iron fireplace",
    "Gas combi boiler, installed 2019",
    "South-east facing paved yard",
    "Original cornices in the front room",
    "Two-ring hob, no oven",
    "Brick store",
    "Double glazing",
  ],
  disclosures: {
    Tenure: "Freehold",
    "Council tax band": "B",
    "EPC rating": "D",
    Parking: "On-street, residents' permit £35 a year; no driveway",
    Broadband: "Full fibre (FTTP) available",
  },
  agent: { name: "Hannah Ackroyd", phone: "0113 496 0172", company: "Ackroyd & Lisle", licence: null },
};

describe.each(["facebook", "instagram", "whatsapp-business"])("on %s", (platform) => {
  const seeds = [1, 2, 3, 4, 5];
  const bodies = seeds.map((seed) => {
    const brief = { ...briefFor(house, { style: "friendly", seed }), market: "UK" as const };
    return compose(house, brief, { platform, language: "en", kind: "post" }).body;
  });
  it("a home is told in sentences, with its place, and no work on it twice", () => {
    for (const body of bodies) {
      expect(body).toMatch(/Meanwood|Leeds/u);
      expect(body).toContain("£265,000");
      expect(body).toContain("92 m²");
      expect(body.match(/2022/gu)?.length ?? 0, body).toBeLessThanOrEqual(1);
      // rows of figures are no rows of things
      expect(body.match(/^(?![📍🚇💰🏠])\p{Extended_Pictographic}/gmu) ?? [], body).toEqual([]);
      expect(body, "what is missing among what there is").not.toContain("no oven, ");
      expect(body).not.toMatch(/one bathroom between|single bathroom/u);
    }
  });
  it("a row of labels stands only for what the law surely wants", () => {
    if (platform !== "whatsapp-business") for (const body of bodies) expect(body).not.toMatch(/Broadband:|Parking: /u);
  });
});
