import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { sampleListing } from "#tests/samples/fact-lock/listing";
import { trace } from "./index.ts";

const samples = z.object({ falsehoods: z.array(z.tuple([z.string(), z.string()])), truths: z.array(z.string()) });

describe.each(copyLanguages)("the fact lock in %s", (language) => {
  const { falsehoods, truths } = samples.parse(
    JSON.parse(readFileSync(new URL(`../../../tests/samples/fact-lock/${language}.json`, import.meta.url), "utf8")),
  );

  test("thirty falsehoods and thirty truths are tried", () => {
    expect(falsehoods).toHaveLength(30);
    expect(truths).toHaveLength(30);
  });

  test.each(falsehoods)("finds the falsehood in: %s", (text, planted) => {
    const at = text.indexOf(planted);
    expect(at, "the planted words stand in the sentence").toBeGreaterThanOrEqual(0);
    const found = trace(sampleListing, language, text);
    expect(found.some((one) => one.start < at + planted.length && at < one.end)).toBe(true);
    for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
  });

  test.each(truths)("lets the truth pass: %s", (text) => {
    expect(trace(sampleListing, language, text)).toEqual([]);
  });
});
