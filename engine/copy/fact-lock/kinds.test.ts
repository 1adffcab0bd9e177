/** Sentences about four invented homes, a file for each kind of falsehood: half say what is false («so marked»), half are near misses. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { listing } from "#contract/listing";
import { tracer } from "./index.ts";

const folder = new URL("../../../tests/samples/fact-lock/kinds/", import.meta.url);
const load = (name: string): unknown => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));

const tracers = new Map(
  Object.entries(z.record(z.string(), listing).parse(load("homes"))).map(([name, facts]) => [name, tracer(facts)]),
);
/** By language: the home a sentence is about, and the sentence. */
const sentences = z.record(z.enum(copyLanguages), z.array(z.tuple([z.string(), z.string()])));
const kinds = [
  "availability",
  "eligibility",
  "ranks",
  "returns",
  "rights",
  "limits",
  "bearing",
  "counted",
  "at-the-door",
  "line-kinds",
  "every-part",
  "surveyed",
  "names",
  "parts",
];

describe.each(kinds)("%s", (kind) => {
  const all = sentences.parse(load(kind));
  describe.each(copyLanguages)("in %s", (language) => {
    test.each(all[language])("%s: %s", (home, marked) => {
      const trace = tracers.get(home);
      if (!trace) throw new Error(home);
      const [before = "", planted = "", after = ""] = marked.split(/[«»]/u);
      const found = trace(language, before + planted + after).filter(({ grade }) => grade === "block");
      if (planted === "") expect(found.map(({ text }) => text)).toEqual([]);
      else {
        const [start, end] = [before.length, before.length + planted.length];
        expect(found.some((one) => one.start < end && start < one.end)).toBe(true);
      }
    });
  });
});
