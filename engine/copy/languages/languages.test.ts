import { describe, expect, it } from "vitest";
import { copyStyles } from "#contract/copy";
import { europeanListings } from "#tests/samples/european-listings";
import { sampleListings } from "#tests/samples/listings";
import { factsOf } from "../facts/index.ts";
import { topics } from "../points/point.ts";
import { points } from "../points/points.ts";
import { terms } from "../terms/index.ts";
import { derived } from "./base/story.ts";
import { factOf, holes } from "./base/template.ts";
import { realiserOf, writtenLanguages } from "./index.ts";

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

describe.each(writtenLanguages.map((language) => [language]))("%s", (language) => {
  const lang = realiserOf(language);
  if (!lang) throw new Error(language);
  const produced = new Set(
    Object.values({ ...sampleListings, ...europeanListings }).flatMap((listing) =>
      Object.keys(lang.values(factsOf(listing))),
    ),
  );
  const given = new Set<string>([
    ...topics.flatMap((topic) => [topic, `${topic}.bare`]),
    ...terms.flatMap(({ id, slot }) => [id, `${id}.bare`, slot ?? id]),
    "agent",
    "company",
    "phone",
    "licence",
    "sale",
    "rent",
    "resale",
    "deciding",
    // homes in the samples have no stop that all readers can read
    "transit.tag",
    ...Object.keys(points),
    ...derived,
    // of what is the home's own (writing/fact-picker.ts)
    "own.tag",
  ]);

  it("uses only values that exist", () => {
    const { story: _told, deciding: _deciding, plain: _plain, prices: _prices, plots: _plots, ...bank } = lang;
    const unknown = stringsIn(bank)
      .flatMap((text) => [...holes(text), ...[...text.matchAll(/\{\?([\w.]+)\}/gu)].map((hit) => hit[1] ?? "")])
      .filter((key) => !produced.has(key) && !given.has(key));
    expect([...new Set(unknown)]).toEqual([]);
  });
  it("closes every brace and bracket", () => {
    for (const text of stringsIn(lang))
      expect(text.replace(/\{[?+!]?[\w.:]+\}/gu, "").replace(/\[[^[\]]*\]/gu, ""), text).not.toMatch(/[{}[\]]/u);
  });
  it("has several wordings for whatever neighbours say", () => {
    for (const style of copyStyles)
      for (const part of ["home", "money", "calls", "questions"] as const)
        expect(lang.story[part][style].length, `${part} ${style}`).toBeGreaterThanOrEqual(part === "home" ? 5 : 3);
  });
  it("tidies without end: a second time changes nothing", () => {
    const odd = "两室 ，朝南，，89㎡。。 Lake Elsinore五房,好  看 . \n\n\n end";
    expect(lang.tidy(lang.tidy(odd))).toBe(lang.tidy(odd));
  });
  it("names facts by the part of a value before the dot", () => {
    for (const key of produced) expect(factOf(key)).toMatch(/^[a-zA-Z]+$/u);
  });
});
