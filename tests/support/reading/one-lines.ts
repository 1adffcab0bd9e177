/** Lines of facts as agents paste them, each with what it says. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { z } from "zod";
import type { Listing } from "#contract/listing";

const value = z.union([z.string(), z.number(), z.null()]);
const line = z.object({
  language: z.string(),
  text: z.string(),
  /** Several: any of them. Null: the line does not say. What is not named can be read either way. */
  said: z.record(z.string(), z.union([value, z.array(value)])),
  /** Said, and left empty: the words may as well mean something else. */
  open: z.array(z.string()).default([]),
});
type OneLine = z.infer<typeof line>;

/** The lines of one file of tests/fixtures. */
export const oneLines = (name: string): OneLine[] =>
  z.array(line).parse(JSON.parse(readFileSync(`tests/fixtures/${name}.json`, "utf8")));

/** Expects of a home all that its line says; `amount` is the price's. */
export function expectSaid(home: Listing, said: OneLine["said"], open: readonly string[]): void {
  const { address, price } = home;
  const read: Record<string, unknown> = { ...home, ...address, amount: price?.amount ?? null };
  for (const [field, wanted] of Object.entries(said)) {
    const found = open.includes(field) ? null : wanted;
    if (Array.isArray(found)) expect(found, field).toContain(read[field]);
    else expect(read[field], field).toBe(found);
  }
}
