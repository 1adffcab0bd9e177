/**
 * `npm run bench -- law-sets [name=file ...]`: how the law check does on labelled sets, by market, as the table that
 * docs/advertising-law.md shows. Without arguments on those of the repository: the sentences and wordings the rules were made
 * on, and those that only measure. A file is JSON (`tests` or `sentences`, or a list) or JSON lines; a folder all of either.
 * Found: of the breaches, those with a finding. Right: of the passages with a finding, those that are breaches.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { check } from "#engine/compliance/check";

const scalar = z.union([z.string(), z.boolean(), z.null()]);
const passage = z.object({
  market: z.string().optional(),
  lang: z.string(),
  text: z.string(),
  expect: z.array(z.string()),
  mode: z.literal("ad").optional(),
  context: z.record(z.string(), scalar).optional(),
  facts: z.record(z.string(), z.union([scalar, z.number()])).optional(),
  names: z.array(z.string()).optional(),
});
type Passage = z.infer<typeof passage> & { market: string };

const whole = z.union([
  z.array(passage),
  z.object({ tests: z.array(passage) }).transform(({ tests }) => tests),
  z.object({ sentences: z.array(passage) }).transform(({ sentences }) => sentences),
]);

/** "EU-FR.more.json" is of the market EU/FR, where its passages name none. */
const marketOf = (file: string): string => (basename(file).split(".")[0] ?? "").replace("-", "/");

function passagesIn(path: string): Passage[] {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .filter((name) => /\.jsonl?$/u.test(name))
      .sort()
      .flatMap((name) => passagesIn(join(path, name)));
  const text = readFileSync(path, "utf8");
  const read = path.endsWith(".jsonl")
    ? text
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line))
        // the first line of our own holds the floors of the tests
        .filter((line) => passage.safeParse(line).success)
        .map((line) => passage.parse(line))
    : whole.parse(JSON.parse(text));
  return read.map((each) => ({ ...each, market: each.market ?? marketOf(path) }));
}

interface Row {
  breaches: number;
  found: number;
  wrong: number;
}

const share = (part: number, all: number): string => (all === 0 ? "–" : (part / all).toFixed(2));

/** By market, and of all. */
function scored(passages: readonly Passage[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const { market, lang, expect, ...given } of passages) {
    const told = check({ ...given, market, language: lang }).length > 0;
    for (const name of [market, "all"]) {
      const row = rows.get(name) ?? { breaches: 0, found: 0, wrong: 0 };
      if (expect.length > 0) row.breaches++;
      if (told && expect.length > 0) row.found++;
      if (told && expect.length === 0) row.wrong++;
      rows.set(name, row);
    }
  }
  return rows;
}

const own = (path: string): string => fileURLToPath(new URL(`../../../engine/compliance/${path}`, import.meta.url));

/** `given`: sets as name=path; those of the repository where there are none. */
export async function bench(given: readonly string[]): Promise<void> {
  const sets: readonly (readonly [string, string])[] =
    given.length > 0
      ? given.map((each): [string, string] => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)])
      : [
          ["sentences", own("sentences")],
          ["wordings", own("wordings")],
          ["unseen", own("wordings/unseen")],
        ];
  const scores = sets.map(([name, path]) => ({ name, rows: scored(passagesIn(path)) }));
  const markets = [...new Set(scores.flatMap(({ rows }) => [...rows.keys()]))].filter((name) => name !== "all").sort();
  console.log(`| market | ${scores.map(({ name }) => `${name}: found | ${name}: right`).join(" | ")} |`);
  console.log(`| --- |${scores.map(() => " ---: | ---: |").join("")}`);
  for (const market of [...markets, "all"]) {
    const cells = scores.map(({ rows }) => {
      const { breaches, found, wrong } = rows.get(market) ?? { breaches: 0, found: 0, wrong: 0 };
      return `${share(found, breaches)} | ${share(found, found + wrong)}`;
    });
    console.log(`| ${market} | ${cells.join(" | ")} |`);
  }
}
