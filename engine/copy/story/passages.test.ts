/** The agent's own sentences in posts of the same language: whole, once, and not what was said already. */
import { describe, expect, it } from "vitest";
import { emptyListing, type Listing } from "#contract/listing";
import { factsOf } from "../facts/index.ts";
import { compose } from "../index.ts";
import { headlineOf, passagesOf } from "./passages.ts";

const flat: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Two-bedroom flat with a garden, Hove",
  description:
    "French doors open from the kitchen to a south-west facing private garden. The loft is boarded, not converted. " +
    "We love this stunning home. Offers over £300,000 by Friday. Viewings by appointment on Saturdays.",
  price: { amount: 310_000, currency: "GBP", period: null },
  area: { sqm: 62, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Flat",
  address: { ...emptyListing().address, city: "Hove", text: "Albany Villas, Hove" },
  features: [
    "Covered balcony, northeast, over the yard",
    "Storage cage, 4 x 6 ft",
    "Bat box on the north wall",
    "No EV charger",
    "62 sq m (per plan)",
    "Two apple trees",
  ],
  agent: { name: "Priya Nair", phone: "020 7946 0311", company: "Marlow & Finch", licence: null },
};
const brief = { style: "friendly", seed: 1, market: null, agent: null, link: null } as const;
const write = (listing: Listing, platform: string, language: "en" | "de" = "en") =>
  compose(listing, brief, { platform, language, kind: "post" });

describe("sentences of the page", () => {
  it("are taken whole, without praise, sums and whoever speaks", () => {
    const texts = passagesOf(flat, factsOf(flat), "en").map(({ text }) => text);
    expect(texts).toEqual([
      "French doors open from the kitchen to a south-west facing private garden.",
      "The loft is boarded, not converted.",
      "Viewings by appointment on Saturdays.",
    ]);
    expect(passagesOf(flat, factsOf(flat), "de")).toEqual([]);
  });
  it("stand in a portal's text in the page's order, viewings last", () => {
    const { body, untraced } = write(flat, "rightmove");
    const at = ["French doors open from the kitchen", "The loft is boarded", "Viewings by appointment"].map((text) =>
      body.indexOf(text),
    );
    expect(at.every((place) => place >= 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(body).not.toMatch(/stunning|£300,000/);
    expect(untraced).toEqual([]);
  });
  it("leave what is missing to a text that is read whole", () => {
    expect(write(flat, "facebook").body).not.toContain("not converted");
  });
  it("stay out of another language", () => {
    expect(write(flat, "rightmove", "de").body).not.toContain("French doors open");
  });
  it("hand over the headline, unless it prints a measure or praises", () => {
    expect(headlineOf(flat, factsOf(flat), "en")).toBe(flat.title);
    for (const title of ["Stunning flat with a garden, Hove", "Flat of 62 sq m with a garden"])
      expect(headlineOf({ ...flat, title }, factsOf(flat), "en")).toBeNull();
  });
});

describe("features in the page's words", () => {
  const { body } = write(flat, "rightmove");
  it("keep their commas and are sentences of their own", () => {
    expect(body).toMatch(/Covered balcony, northeast, over the yard\. /);
  });
  it("do not say the area again", () => expect(body).not.toContain("per plan"));
  it("say what is missing among what speaks against the home", () => {
    expect(body).toMatch(/no EV charger/);
    expect(body).not.toMatch(/; no EV charger/);
  });
  it("count what they count", () => expect(body).not.toContain("(2)"));
});

it("does not take one room's state for the home's", () => {
  const let1: Listing = { ...flat, language: "zh", country: "CN", description: "主卧带飘窗；次卧朝北，空房，没有床。" };
  expect(write({ ...let1, features: [], title: null }, "rightmove").body).not.toMatch(/unfurnished/i);
});

it("says after which day a home may be had, where the page says 后", () => {
  const after: Listing = {
    ...flat,
    language: "zh",
    country: "CN",
    transaction: "rent",
    features: [],
    disclosures: { 可入住: "2026年12月15日后" },
  };
  expect(write(after, "rightmove").body).toMatch(/from 15 December 2026 onwards/);
});
