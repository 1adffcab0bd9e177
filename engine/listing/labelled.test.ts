/** How much of labelled pages and texts is read right. Those called "held" were written after the readers they measure. */
import { describe, expect, it } from "vitest";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { type Outcome, outcomesOf, shareOf, wrongThoughSure } from "#tests/support/reading/labels";
import { labelledPages } from "#tests/support/reading/pages";
import { labelledTexts } from "#tests/support/reading/texts";
import { readListing, readText } from "./read.ts";

/** The listing, or null where the reader refuses; any other failure is a defect. */
function read(reader: () => Listing): Listing | null {
  try {
    return reader();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const pages = (half: "read" | "held"): Outcome[] =>
  labelledPages(half).flatMap(({ html, url, says }) =>
    outcomesOf(
      says,
      read(() => readListing(html, { url })),
    ),
  );
const texts = (half: "read" | "held"): Outcome[] =>
  labelledTexts[half].flatMap(({ text, says }) =>
    outcomesOf(
      says,
      read(() => readText(text)),
    ),
  );
/** The wrong fields, so that a failure names them. */
const wrong = (outcomes: readonly Outcome[]): string =>
  outcomes.flatMap(({ right, field, want, got }) => (right ? [] : [`${field}: ${got} for ${want}`])).join("; ");

describe("labelled listings", () => {
  it.each([
    ["pages that guide the readers", () => pages("read"), 0.99],
    ["pages that only measure", () => pages("held"), 0.95],
    ["texts that guide the readers", () => texts("read"), 0.99],
    ["texts that only measure", () => texts("held"), 0.97],
  ])("%s are read, and nothing wrong is sure", (_name, outcomes, least) => {
    const all = outcomes();
    expect(all.length).toBeGreaterThan(75);
    expect(shareOf(all), wrong(all)).toBeGreaterThanOrEqual(least);
    expect(wrongThoughSure(all)).toEqual([]);
  });

  it("does not know a page by its host", () => {
    for (const { html, url, says } of labelledPages("read")) {
      const named = shareOf(
        outcomesOf(
          says,
          read(() => readListing(html, { url })),
        ),
      );
      const host = new URL(url).host;
      const anonymous = url.replace(host, `www.homes.${host.split(".").at(-1)}`);
      expect(
        shareOf(
          outcomesOf(
            says,
            read(() => readListing(html, { url: anonymous })),
          ),
        ),
        url,
      ).toBe(named);
    }
  });
});
