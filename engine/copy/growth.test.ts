import { describe, expect, it, vi } from "vitest";
import type { Brief } from "#contract/copy";
import { copyLanguages } from "#contract/copy";
import { emptyListing } from "#contract/listing";
import { growthOf, isLinear } from "#tests/support/growth";
import { hostileListings } from "#tests/support/hostile/listings";
import { hostileTexts } from "#tests/support/hostile/texts";
import { trace } from "./fact-lock/index.ts";
import { compose } from "./index.ts";

// A slow machine measures the same growth in more time.
vi.setConfig({ testTimeout: 60_000 });

/** Signs of a body, and of what a listing says together. */
const MOST = { text: 60_000, listing: 100_000 };
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };

describe.each(copyLanguages)("the fact lock in %s", (language) => {
  it.each(hostileTexts(language))(
    "reads a text of %s, said by its listing too, at the cost of its length",
    (_name, make) => {
      const both = (size: number) => ({
        listing: { ...emptyListing(), language, description: make(size) },
        text: make(size),
      });
      const run = ({ listing, text }: ReturnType<typeof both>) => trace(listing, language, text);
      expect(growthOf(run, both, { from: 500, most: MOST.text, worth: 12 })).toSatisfy(isLinear);
    },
  );
});

it.each(hostileListings)("a home with %s is written about at the cost of its length", (_name, make) => {
  const run = (listing: ReturnType<typeof make>) =>
    compose(listing, brief, { platform: "facebook", language: "en", kind: "post" });
  expect(growthOf(run, make, { from: 1_000, most: MOST.listing, worth: 60 })).toSatisfy(isLinear);
});
