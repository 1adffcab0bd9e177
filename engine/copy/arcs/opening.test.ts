/** What a reader of English, French and German meets first: a sentence of the page, the place, the trade's own words. */
import { describe, expect, it } from "vitest";
import type { CopyLanguage, CopyStyle } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { briefFor } from "#tests/samples/briefs";
import { decidingFactsOf } from "../deciding/read/all.ts";
import { compose } from "../index.ts";

const mill: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Two-bedroom flat in a converted mill, Saltaire",
  description:
    "A second-floor flat in a worsted mill of 1873, converted in 2009. The living room has cast-iron columns and three tall windows over the canal. The loft store is unfinished.",
  price: { amount: 189_000, currency: "GBP", period: null },
  area: { sqm: 70, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Flat",
  address: { ...emptyListing().address, city: "Bradford", district: "Saltaire" },
  yearBuilt: 1873,
  features: [
    "Lift to all floors",
    "Exposed brick wall",
    "Lockable bicycle cage",
    "Secondary glazing in the main bedroom",
    "Electric panel heaters",
    "Shared roof terrace",
    "Allocated parking space",
  ],
  disclosures: {
    Tenure: "Leasehold, 110 years remaining",
    "Service charge": "£1,500 a year",
    "Council tax band": "B",
    "EPC rating": "C",
  },
  agent: { ...emptyListing().agent, name: "Ruth Pell", phone: "01274 496 0123", company: "Pell & Son" },
};
const canut: Listing = {
  ...emptyListing(),
  language: "fr",
  country: "FR",
  transaction: "sale",
  title: "Appartement avec poutres, Vaise",
  description: "Plafonds à 3,80 m et poutres dans le séjour. Cuisine refaite en 2019.",
  price: { amount: 208_000, currency: "EUR", period: null },
  area: { sqm: 61, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Appartement",
  address: { ...emptyListing().address, city: "Paris", district: "20e arrondissement" },
  renovation: "Cuisine refaite en 2019",
  features: ["Cave de 5 m²", "Double vitrage", "Local à vélos", "Interphone", "Chauffage individuel au gaz", "Fibre"],
  disclosures: {
    DPE: "D",
    GES: "C",
    Honoraires: "4 % TTC à la charge de l'acquéreur, inclus dans le prix",
    "Taxe foncière": "900 € par an",
  },
};
const altbau: Listing = {
  ...emptyListing(),
  language: "de",
  country: "DE",
  transaction: "rent",
  price: { amount: 640, currency: "EUR", period: "month" },
  area: { sqm: 64, kind: "net" },
  rooms: { bedrooms: 1, livingRooms: 1, bathrooms: 1 },
  propertyType: "Wohnung",
  address: { ...emptyListing().address, city: "Halle", district: "Paulusviertel" },
  features: ["Balkon zum Hof", "Kellerabteil"],
};

const write = (listing: Listing, language: CopyLanguage, platform: string, style: CopyStyle = "friendly"): string =>
  compose(listing, briefFor(listing, { style }), { platform, language, kind: "post" }).body;

describe("the first line", () => {
  it("is a sentence of the page, not a string of what the home has", () => {
    expect(write(mill, "en", "wordpress").split("\n")[0]).toMatch(
      /^(?:A second-floor flat in a worsted mill|The living room)/u,
    );
    expect(write(canut, "fr", "wordpress")).toMatch(/^Plafonds à 3,80/u);
  });
  it("is a plot's where there is one, and the page's sentences come after", () => {
    const body = write(mill, "en", "linkedin");
    expect(body).not.toMatch(/^(?:A second-floor flat|The living room)/u);
    expect(body).toMatch(/A second-floor flat in a worsted mill|The living room/u);
  });
  it("is no blemish of the home", () => {
    for (const platform of ["wechat", "weibo", "xiaohongshu", "facebook", "instagram", "twitter"])
      expect(write(mill, "en", platform)).not.toMatch(/^The loft store/u);
  });
});

describe("a post in these languages", () => {
  it("says until when the home is let", () => {
    const let2027 = { ...mill, description: "A flat in a mill of 1873. The flat is let until 3 May 2027." };
    expect(decidingFactsOf(let2027).map(({ id }) => id)).toContain("letUntil");
  });
  it("makes participles agree in French", () => {
    expect(write(canut, "fr", "seloger", "professional")).not.toMatch(/on a refait/u);
    expect(`${write(canut, "fr", "facebook")}${write(canut, "fr", "linkedin", "professional")}`).toMatch(
      /cuisine[^.]{0,20} refaite/iu,
    );
  });
  it("names a numbered quarter as its readers do", () => {
    expect(write(canut, "fr", "facebook")).toContain("Paris 20e");
    expect(write(canut, "en", "facebook")).toContain("20th arrondissement");
  });
  it("counts rooms as German agents do where bedrooms and living rooms are both told", () => {
    expect(write(altbau, "de", "facebook")).toMatch(/2-Zimmer-Wohnung|[Zz]wei Zimmer/u);
  });
  it("works out no fee from a price that holds it", () => {
    const fee = decidingFactsOf(canut).find(({ id }) => id === "commission");
    expect(fee?.slots.n).toBeDefined();
    expect(fee?.slots.money).toBeUndefined();
  });
});
