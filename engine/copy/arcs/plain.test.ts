/** Plain posts: their banks, and that a home with enough to tell is told by what decides, whole, and a bare one in scenes. */
import { describe, expect, it } from "vitest";
import { type CopyLanguage, copyStyles } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { factsOf } from "../facts/index.ts";
import { compose } from "../index.ts";
import { derived, parts } from "../languages/base/story.ts";
import { holes } from "../languages/base/template.ts";
import { realiserOf, writtenLanguages } from "../languages/index.ts";
import { materialKinds } from "../material/kinds.ts";
import { pointIds } from "../points/points.ts";
import { planOf } from "../writing/plan.ts";

const homes: Readonly<Record<string, Listing>> = { ...sampleListings, ...europeanListings };
const langOf = (code: CopyLanguage) => {
  const lang = realiserOf(code);
  if (!lang) throw new Error(code);
  return lang;
};
const planFor = (listing: Listing, code: CopyLanguage) => {
  const platform = getPlatform("facebook");
  if (!platform) throw new Error("facebook");
  return planOf(listing, briefFor(listing), platform, "post", langOf(code));
};

const flat: Listing = {
  ...emptyListing(),
  language: "en",
  country: "GB",
  transaction: "sale",
  title: "Two-bedroom flat with a garden, Hove",
  description: "The kitchen has French doors to the garden. The loft hatch is in the hall.",
  price: { amount: 310_000, currency: "GBP", period: null },
  area: { sqm: 62, kind: "net" },
  rooms: { bedrooms: 2, livingRooms: 1, bathrooms: 1 },
  propertyType: "Flat",
  address: { ...emptyListing().address, city: "Hove", text: "Albany Villas, Hove" },
  features: [
    "Private garden, south-west facing",
    "Original fireplace",
    "Bay window",
    "Gas central heating",
    "Cellar",
    "Double glazing",
    "Sash windows",
    "Fitted kitchen",
    "Bathtub",
    "Pantry",
  ],
  disclosures: { Tenure: "Freehold", "Council tax band": "C", "EPC rating": "D" },
};

describe.each(writtenLanguages)("plain words in %s", (code) => {
  const lang = langOf(code);
  const { plain } = lang;
  const values = new Set<string>([
    ...pointIds.flatMap((id) => [id, `${id}.bare`]),
    ...materialKinds,
    ...derived,
    ...[
      "own",
      "own.two",
      "own.one",
      "own.with",
      "top",
      "top.two",
      "top.one",
      "top.bare",
      "top.with",
      "sale",
      "rent",
      "list",
    ],
    ...["agent", "company", "signingSum", "monthlySum"],
    ...Object.values(homes).flatMap((listing) => Object.keys(lang.values(factsOf(listing)))),
  ]);
  const lines = [
    ...plain.leads.flatMap(({ title, open }) => [...(title ?? []), ...Object.values(open ?? {}).flat()]),
    ...Object.values(plain.groups).flatMap((voices) => Object.values(voices).flat()),
    ...Object.values(plain.greet).flat(),
  ];

  it("have a value for every hole and no figure of their own", () => {
    expect(lines.flatMap(holes).filter((key) => !values.has(key))).toEqual([]);
    for (const line of lines) expect(line.replace(/\{[\w.]+\}/gu, ""), line).not.toMatch(/[1-9]/u);
  });
  it("have a first line for every voice, and a sentence for every part", () => {
    for (const style of copyStyles)
      expect(plain.leads.filter(({ open }) => (open?.[style] ?? []).length > 0).length).toBeGreaterThan(4);
    for (const part of parts) expect(Object.values(plain.groups[part]).flat().length).toBeGreaterThan(0);
  });
  it("tell a portal's reader all that the page lists", () => {
    const { body, untraced } = compose(flat, briefFor(flat), { platform: "rightmove", language: code, kind: "post" });
    const { facts, known, values: said } = planFor(flat, code);
    const lower = body.toLowerCase();
    const quoted = new Set(known.passages.flatMap(({ says }) => says));
    const missing = known.points
      .filter(({ id }) => !quoted.has(id))
      .map(({ text }) => lang.bare?.(text) ?? text)
      .filter((text) => !lower.includes(text.toLowerCase()));
    expect(missing, body).toEqual([]);
    const terms = known.material.flatMap((kind) => said[kind] ?? []);
    expect(terms.filter((text) => !lower.includes(lang.tidy(lang.term(text, facts)).toLowerCase()))).toEqual([]);
    expect(untraced).toEqual([]);
  });
});

it("are for homes with enough to tell: others are told in scenes", () => {
  expect(planFor(flat, "en").plain).toBe(true);
  expect(planFor(sampleListings.sparse, "zh").plain).toBe(false);
});

it("tell the agent's own sentences where a plot has none for them", () => {
  const { body } = compose(flat, briefFor(flat, { style: "friendly" }), {
    platform: "facebook",
    language: "en",
    kind: "post",
  });
  // which of the two depends on what neighbouring posts have quoted
  expect(body).toMatch(/(?:The kitchen has French doors to the garden|The loft hatch is in the hall)\./);
});
