/** What is near is not the same: a listing that states the one does not bear out the other. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { copyLanguages } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { tracer } from "#engine/copy/fact-lock/index";

const pairs = z.array(z.tuple([z.string(), z.string()]));

describe.each(copyLanguages)("near misses in %s", (language) => {
  const table = pairs.parse(
    JSON.parse(
      readFileSync(new URL(`../../tests/samples/statements/near-misses-${language}.json`, import.meta.url), "utf8"),
    ),
  );
  const blocked = (stated: string, said: string): string[] =>
    tracer({ ...emptyListing(), language, features: [stated] })(language, said)
      .filter(({ grade }) => grade !== "note")
      .map(({ text }) => text);

  test("there are sixty and more, each once", () => {
    expect(new Set(table.map((pair) => pair.join("|"))).size).toBe(table.length);
    expect(table.length).toBeGreaterThanOrEqual(60);
  });

  test.each(table)("%s does not bear out %s", (stated, claim) => {
    expect(blocked(stated, claim)).not.toEqual([]);
    expect(blocked(stated, stated)).toEqual([]);
    expect(blocked(claim, claim)).toEqual([]);
  });
});
