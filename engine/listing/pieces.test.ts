/** Who offers a home, when it was built and which pictures are its own, in the many wordings of pages nobody has seen: a piece of markup each. */
import { describe, expect, it } from "vitest";
import { agentPieces, pageWith, photoPieces, yearPieces } from "#tests/samples/page-pieces";
import { outcomesOf } from "#tests/support/reading/labels";
import { readListing } from "./read.ts";

const read = ([shell, piece, , place]: readonly [string, string, unknown, string?]) => {
  const { html, url } = pageWith(shell, piece, place ?? "end");
  return readListing(html, { url });
};

describe("pieces of pages", () => {
  it.each(agentPieces.map((one) => [one[1], one] as const))("who offers the home: %s", (_piece, one) => {
    const [outcome] = outcomesOf({ agent: one[2] }, read(one));
    expect(outcome?.right, String(outcome?.got)).toBe(true);
  });

  it.each(yearPieces.map((one) => [one[1], one] as const))("when it was built: %s", (_piece, one) => {
    expect(read([one[0], one[1], one[2], one[3] ?? "facts"]).yearBuilt ?? 0).toBe(one[2]);
  });

  it.each(photoPieces.map((one) => [one[1].slice(0, 120), one] as const))("its pictures: %s", (_piece, one) => {
    const { photos } = read(one);
    expect(photos.length).toBeGreaterThanOrEqual(one[2] * 0.8);
    expect(photos.length).toBeLessThanOrEqual(one[2] * 1.5);
  });
});
