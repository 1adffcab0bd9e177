/**
 * Whole pieces about homes of all sorts, written without looking at the lock, each with a few of its words made false in turn. The
 * first four sets were studied after they had been measured once, "last" and "kept" never were. A change may make these better, never worse.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { listing } from "#contract/listing";
import { tracer } from "./index.ts";

const folder = new URL("../../../tests/samples/fact-lock/fresh/", import.meta.url);
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));
/** A piece by its home; in each swap the words that are replaced, what is false in their place, and its kind. */
const pieces = z.record(
  z.string(),
  z.object({ text: z.string(), swaps: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
);

function measure(set: string) {
  const homes = z.record(z.string(), listing).parse(load(`${set}/homes`));
  const tracers = new Map(Object.entries(homes).map(([name, facts]) => [name, tracer(facts)]));
  let [whole, caught, all, twins] = [0, 0, 0, 0];
  for (const language of copyLanguages)
    for (const [home, { text, swaps }] of Object.entries(pieces.parse(load(`${set}/${language}`)))) {
      const trace = tracers.get(home);
      if (!trace) throw new Error(home);
      const blocked = (said: string) => trace(language, said).filter(({ grade }) => grade === "block");
      all++;
      if (blocked(text).length === 0) whole++;
      for (const [original, falsehood] of swaps) {
        const twin = text.replace(original, falsehood);
        const at = twin.indexOf(falsehood);
        expect(at, falsehood).toBeGreaterThanOrEqual(0);
        twins++;
        if (blocked(twin).some(({ start, end }) => start < at + falsehood.length && at < end)) caught++;
      }
    }
  return { whole: whole / all, caught: caught / twins };
}

/** Shares of pieces that pass whole and of falsehoods that are caught, a little under what was measured. */
const least: Readonly<Record<string, { whole: number; caught: number }>> = {
  first: { whole: 0.7, caught: 0.84 },
  second: { whole: 0.7, caught: 0.84 },
  third: { whole: 0.6, caught: 0.84 },
  fourth: { whole: 0.75, caught: 0.8 },
  last: { whole: 0.3, caught: 0.7 },
  kept: { whole: 0.3, caught: 0.7 },
};

describe.each(Object.entries(least))("on the %s fresh pieces the lock", (set, { whole, caught }) => {
  test("lets pass and stops no fewer than it was measured to", { timeout: 180_000 }, () => {
    const measured = measure(set);
    expect(measured.whole).toBeGreaterThanOrEqual(whole);
    expect(measured.caught).toBeGreaterThanOrEqual(caught);
  });
});
