/** Rows of what the fact lock lets pass beside a near falsehood that it must still accuse. */
import { expect, test } from "vitest";
import type { CopyLanguage } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { tracer } from "#engine/copy/fact-lock/index";

type Row = readonly [language: CopyLanguage, free: string, accused: string, planted: string];

/** What the lock blocks of a text about a home. */
export const blocked = (home: Partial<Listing>, language: CopyLanguage, text: string) =>
  tracer({ ...emptyListing(), ...home })(language, text).filter(({ grade }) => grade === "block");

/** A test a row: nothing of `free` is blocked, and of `accused` the planted words are. */
export const judges = (home: Partial<Listing>, rows: readonly Row[]) =>
  test.each(rows)("%s: %s is free, %s is not", (language, free, accused, planted) => {
    expect(blocked(home, language, free)).toEqual([]);
    const at = accused.indexOf(planted);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(blocked(home, language, accused).some((one) => one.start < at + planted.length && at < one.end)).toBe(true);
  });
