import { expect, it, vi } from "vitest";
import { AppError } from "#contract/errors";
import { dealt } from "#tests/support/dealt";
import { growthOf, isLinear } from "#tests/support/growth";
import { hostilePages } from "#tests/support/hostile/pages/index";
import { anyTexts, hostileTexts } from "#tests/support/hostile/texts";
import { readListing, readText } from "./read.ts";

// A slow machine measures the same growth in more time.
vi.setConfig({ testTimeout: 180_000 });

/** Signs of a page and of a paste that are read. */
const MOST = { page: 6_000_000, paste: 100_000 };

/** Every language is read by the same patterns. */
const pasted = [...anyTexts, ...hostileTexts("zh")];

/** Reads or refuses; anything else is a defect. */
const reads = (read: () => unknown): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
};

it.each(dealt(hostilePages))("a page of %s costs as much as it is long", (_name, make) => {
  const read = (html: string) => reads(() => readListing(html, { url: "https://example.com/1234567" }));
  expect(growthOf(read, make, { from: 2_000, most: MOST.page, worth: 12 })).toSatisfy(isLinear);
});

it.each(dealt(pasted, 2))("a pasted text of %s costs as much as it is long", (_name, make) => {
  const begun = (size: number) => `3 bed house for sale, £450,000, 120 m²\n${make(size)}`;
  expect(
    growthOf((text) => reads(() => readText(text)), begun, { from: 1_000, most: MOST.paste, worth: 12 }),
  ).toSatisfy(isLinear);
});
