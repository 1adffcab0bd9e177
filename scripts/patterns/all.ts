/** Every regular expression of the product, each once: written, constructed at run time, or in the database. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { z } from "zod";
import { projectRoot } from "#server/base/root";
import type { Expression } from "./judge.ts";
import { migratedPatterns } from "./migrations.ts";
import { type Pattern, writtenPatterns } from "./written.ts";

const recorded = z.array(z.object({ source: z.string(), flags: z.string(), at: z.string() }));

/** What the constructor was given while the product ran for a moment, in a process of its own. */
const recordedPatterns = (): Pattern[] => {
  const output = execFileSync(process.execPath, ["scripts/record-patterns.ts"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return recorded.parse(JSON.parse(output));
};

export interface ProductPattern extends Expression {
  /** Lines it is written on or made on: "engine/copy/facts/index.ts:12". */
  readonly at: readonly string[];
}

/** A digest of source and flags: whatever is changed has another. */
export const idOf = ({ source, flags }: Expression): string =>
  createHash("sha256").update(`${flags}/${source}`).digest("hex").slice(0, 12);

export interface Collected {
  readonly patterns: readonly ProductPattern[];
  /** Lines that construct expressions of which none was seen at run time. */
  readonly unseen: readonly string[];
}

/** Reads the source and runs the product for a moment: some ten seconds. */
export function productPatterns(): Collected {
  const { literals, made } = writtenPatterns();
  const constructed = recordedPatterns();
  const places = new Map<string, { source: string; flags: string; at: Set<string> }>();
  for (const { source, flags, at } of [...literals, ...constructed, ...migratedPatterns()]) {
    const pattern = places.get(`${flags}/${source}`) ?? { source, flags, at: new Set() };
    places.set(`${flags}/${source}`, pattern);
    pattern.at.add(at);
  }
  const seen = new Set(constructed.map(({ at }) => at));
  return {
    patterns: [...places.values()].map((pattern) => ({ ...pattern, at: [...pattern.at] })),
    unseen: made.filter((place) => !seen.has(place)),
  };
}
