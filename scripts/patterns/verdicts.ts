/**
 * What recheck said of every expression, so that the tests need not ask for half an hour. `npm run patterns` writes it.
 * Ids are digests of source and flags: a changed expression has no verdict. Those convicted are not kept.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const file = new URL("./verdicts.json", import.meta.url);
const shape = z.object({ linear: z.array(z.string()), undecided: z.array(z.string()) });
export type Verdicts = z.infer<typeof shape>;

export const readVerdicts = (): Verdicts => shape.parse(JSON.parse(readFileSync(file, "utf8")));

/** One id a line, in order: two branches that add some merge. */
export function writeVerdicts({ linear, undecided }: Verdicts): void {
  const lines = (ids: readonly string[]) =>
    [...ids]
      .sort()
      .map((id) => `    "${id}"`)
      .join(",\n");
  writeFileSync(file, `{\n  "linear": [\n${lines(linear)}\n  ],\n  "undecided": [\n${lines(undecided)}\n  ]\n}\n`);
}
