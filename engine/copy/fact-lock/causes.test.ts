/** Sentences and whole pieces about nine homes, sorted by why the lock was once wrong about their like. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { type Listing, listing } from "#contract/listing";
import { homes } from "#tests/samples/fact-lock/causes/homes";
import { tracer } from "./index.ts";

const rows = z.array(z.tuple([z.string(), z.string(), z.string(), z.string().nullable()]));
const read = (language: string) =>
  rows.parse(
    JSON.parse(
      readFileSync(new URL(`../../../tests/samples/fact-lock/causes/${language}.json`, import.meta.url), "utf8"),
    ),
  );
/** Language, home, words of its whole piece, and what is false in their place. */
const swaps = z
  .array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
  .parse(
    JSON.parse(readFileSync(new URL("../../../tests/samples/fact-lock/causes/swaps.json", import.meta.url), "utf8")),
  );
const moreHomes = z
  .record(z.string(), listing)
  .parse(
    JSON.parse(
      readFileSync(new URL("../../../tests/samples/fact-lock/causes/more-homes.json", import.meta.url), "utf8"),
    ),
  );
const listings = new Map<string, Listing>(Object.entries({ ...homes, ...moreHomes }));
const tracers = new Map([...listings].map(([name, facts]) => [name, tracer(facts)]));

describe.each(copyLanguages)("the lock reads %s", (language) => {
  const blocked = (home: string, text: string) => {
    const trace = tracers.get(home);
    if (!trace) throw new Error(home);
    return trace(language, text).filter(({ grade }) => grade === "block");
  };
  const all = read(language);
  const mine = swaps.filter(([written]) => written === language);
  test.each(mine)("%s, %s: a true piece with %s made %s", (_language, home, original, falsehood) => {
    const piece = all.find(([cause, of, text]) => cause === "whole pieces" && of === home && text.includes(original));
    const text = piece?.[2].replace(original, falsehood) ?? "";
    const at = text.indexOf(falsehood);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(blocked(home, text).some((found) => found.start < at + falsehood.length && at < found.end)).toBe(true);
  });
  test.each(all.filter(([, , , planted]) => planted === null))("%s, %s: lets pass %s", (_cause, home, text) => {
    expect(blocked(home, text).map((found) => found.text)).toEqual([]);
  });
  test.each(all.filter(([, , , planted]) => planted !== null))("%s, %s: stops %s", (_cause, home, text, planted) => {
    const at = text.indexOf(planted ?? "");
    expect(at).toBeGreaterThanOrEqual(0);
    const end = at + (planted?.length ?? 0);
    expect(blocked(home, text).some((found) => found.start < end && at < found.end)).toBe(true);
  });
});
