/**
 * Wordings by native hands that never saw the rules: breaches must be found and lawful near misses left alone, by market.
 * Those in `unseen/` only measure: whoever writes rules does not read them, so what is missed there is not printed.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { check } from "./check.ts";
import { getMarket } from "./markets/index.ts";

const scalar = z.union([z.string(), z.boolean(), z.null()]);
const ids = z.array(z.string());
const header = z.strictObject({ floors: z.strictObject({ recall: z.number(), precision: z.number() }) });
const wording = z.object({
  market: z.string(),
  lang: z.string(),
  text: z.string(),
  /** Rules broken; none for a lawful near miss. */
  expect: ids,
  /** Rules that may be found beside or instead. */
  alt: ids.default([]),
  may: ids.default([]),
  context: z.record(z.string(), scalar).optional(),
});
const folder = new URL("./wordings/", import.meta.url);

const UNSEEN = "unseen/";
const files = [...readdirSync(folder), ...readdirSync(new URL(UNSEEN, folder)).map((name) => UNSEEN + name)];

describe.each(files.filter((name) => name.endsWith(".jsonl")))("%s", (name) => {
  const tell = (texts: readonly string[]) => (name.startsWith(UNSEEN) ? "not told" : texts.join("\n"));
  const [first = "", ...lines] = readFileSync(new URL(name, folder), "utf8").trim().split("\n");
  const { floors } = header.parse(JSON.parse(first));
  const wordings = lines.map((line) => wording.parse(JSON.parse(line)));
  const answers = wordings.map(({ market, lang, text, context, expect: wanted, alt, may }) => {
    const found = check({ market, language: lang, text, context });
    const named = new Set(found.map(({ rule }) => rule));
    return {
      text,
      breach: wanted.length > 0,
      hit: [...wanted, ...alt].some((id) => named.has(id)),
      // What stands nowhere among the rules expected or allowed is found wrongly.
      wrong: [...named].some((id) => ![...wanted, ...alt, ...may].includes(id)),
      placed: found.every(({ start, end, text: words }) => text.slice(start, end) === words),
    };
  });
  const breaches = answers.filter(({ breach }) => breach);
  const hits = breaches.filter(({ hit }) => hit);
  const wrong = answers.filter((answer) => answer.wrong);

  it("names rules the market has", () => {
    const known = new Set(wordings.flatMap(({ market }) => getMarket(market)?.rules ?? []).map(({ id }) => id));
    expect(wordings.flatMap((each) => each.expect).filter((id) => !known.has(id))).toEqual([]);
    expect(breaches.length).toBeGreaterThan(0);
  });
  it("has its breaches found", () => {
    const missed = breaches.filter(({ hit }) => !hit).map(({ text }) => text);
    expect(hits.length / breaches.length, tell(missed)).toBeGreaterThanOrEqual(floors.recall);
  });
  it("has its findings right", () => {
    const told = tell(wrong.map(({ text }) => text));
    expect(hits.length / Math.max(1, hits.length + wrong.length), told).toBeGreaterThanOrEqual(floors.precision);
  });
  it("has every finding quote its words", () => expect(answers.every(({ placed }) => placed)).toBe(true));
});
