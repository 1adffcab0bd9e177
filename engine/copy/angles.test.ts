/** What posts lead with: chosen by the agent, or another thing on each platform. */
import { describe, expect, test } from "vitest";
import { copyStyles } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { getPlatform, specificationPlatforms } from "#engine/platforms/index";
import { briefFor } from "#tests/samples/briefs";
import { frenchHouse, shanghaiSale, tokyoSale } from "#tests/samples/listings";
import { anglesOf } from "./angles.ts";
import { type Told, toldBy, writeDiverse } from "./diversify.ts";
import { realiserOf, writtenLanguages } from "./languages/index.ts";

const homes = { shanghaiSale, frenchHouse, tokyoSale };

/** The scenes that the six platforms' posts open with. */
function anglesTaken(
  listing: typeof shanghaiSale,
  language: (typeof writtenLanguages)[number],
  lead?: string,
): string[] {
  const lang = realiserOf(language);
  if (!lang) throw new Error(language);
  const brief = { ...briefFor(listing, { style: "friendly", seed: 5 }), ...(lead === undefined ? {} : { lead }) };
  const others: Told[] = [];
  return specificationPlatforms.flatMap((id) => {
    const platform = getPlatform(id);
    if (!platform) throw new Error(id);
    const told = toldBy(writeDiverse(listing, brief, platform, lang, { banned: new Set(), turn: 0, others }));
    others.push(told);
    const { taken } = told;
    return [...taken.keys()].filter((name) => name.startsWith("scene/"));
  });
}

describe.each(Object.entries(homes))("%s", { timeout: 180_000 }, (_name, listing) => {
  test.each(["zh", "en"] as const)(
    "has several things to lead with in %s, each with its own first lines",
    (language) => {
      const { openings, leads } = anglesOf(listing, language);
      expect(Object.keys(openings)).toEqual([...copyStyles]);
      expect(leads.length).toBeGreaterThanOrEqual(3);
      expect(new Set(leads.map(({ label }) => label)).size).toBe(leads.length);
      const first = leads.flatMap(({ openings: lines }) => Object.values(lines));
      expect(new Set(first).size).toBeGreaterThan(leads.length);
    },
  );

  test.each(writtenLanguages)("six platforms open with at least three things in %s", (language) => {
    expect(new Set(anglesTaken(listing, language)).size).toBeGreaterThanOrEqual(3);
  });

  test("all six open with what the agent chose", () => {
    for (const { id } of anglesOf(listing, "zh").leads)
      for (const name of anglesTaken(listing, "zh", id)) expect(name.slice("scene/".length).split("+")).toContain(id);
  });
});

test.each(copyStyles)("what the agent chose stands before rooms and price in every post of the %s voice", (style) => {
  const lang = realiserOf("zh");
  if (!lang) throw new Error("zh");
  for (let seed = 0; seed < 8; seed++) {
    const brief = { ...briefFor(shanghaiSale, { style, seed }), lead: "transit" };
    const others: Told[] = [];
    for (const id of specificationPlatforms) {
      const platform = getPlatform(id);
      if (!platform) throw new Error(id);
      const draft = writeDiverse(shanghaiSale, brief, platform, lang, { banned: new Set(), turn: 0, others });
      others.push(toldBy(draft));
      expect(draft.body.slice(0, 60), `${id}, seed ${seed}`).toMatch(/地铁|620/);
    }
  }
});

test("a home of which nothing is known has nothing to lead with, and a lead it lacks is passed over", () => {
  expect(anglesOf(emptyListing(), "zh").leads).toEqual([]);
  expect(anglesTaken(shanghaiSale, "zh", "swimmingPool").length).toBe(specificationPlatforms.length);
});
