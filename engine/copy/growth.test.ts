import { describe, expect, it, vi } from "vitest";
import { type Brief, copyLanguages } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { dealt } from "#tests/support/dealt";
import { growthOf, isLinear } from "#tests/support/growth";
import { factsAndTexts } from "#tests/support/hostile/facts-and-texts";
import { hostileListings } from "#tests/support/hostile/listings";
import { anyTexts, hostileTexts } from "#tests/support/hostile/texts";
import { tracer } from "./fact-lock/index.ts";
import { compose } from "./index.ts";

// A slow machine measures the same growth in more time.
vi.setConfig({ testTimeout: 180_000 });

/** Signs of a body, and of what a listing says together. */
const MOST = { text: 60_000, listing: 100_000 };
const brief: Brief = { style: "professional", seed: 1, market: null, agent: null, link: null };

/** A text, and a listing that says the same: facts and text grow together. */
type Both = { readonly listing: Listing; readonly text: string };
const both = (language: string, text: string): Both => ({
  listing: { ...emptyListing(), language, description: text },
  text,
});

it.each(dealt(anyTexts))("the fact lock reads %s at the cost of their length, in all languages", (_name, make) => {
  const run = ({ listing, text }: Both) => {
    const trace = tracer(listing);
    for (const language of copyLanguages) trace(language, text);
  };
  expect(growthOf(run, (size) => both("en", make(size)), { from: 250, most: MOST.text, worth: 12 })).toSatisfy(
    isLinear,
  );
});

describe.each(copyLanguages)("the fact lock in %s", (language) => {
  it.each(dealt(hostileTexts(language), copyLanguages.indexOf(language)))(
    "reads %s at the cost of their length",
    (_name, make) => {
      const run = ({ listing, text }: Both) => tracer(listing)(language, text);
      expect(growthOf(run, (size) => both(language, make(size)), { from: 500, most: MOST.text, worth: 12 })).toSatisfy(
        isLinear,
      );
    },
  );
});

it.each(dealt(factsAndTexts, 2))("the fact lock reads %s at the cost of their length", (_name, language, make) => {
  const run = ({ listing, text }: Both) => tracer(listing)(language, text);
  const made = (size: number): Both => {
    const { facts, text } = make(size);
    const price = { amount: 2_500, currency: "USD", period: "month" as const };
    return { listing: { ...emptyListing(), language, transaction: "rent", price, description: facts }, text };
  };
  // what is done for each pair of a claim and a fact is cheap, and shows late
  expect(growthOf(run, made, { from: 1_000, most: MOST.text, worth: 200 })).toSatisfy(isLinear);
});

it.each(dealt(hostileListings))("a home with %s is written about at the cost of its length", (_name, make) => {
  const run = (listing: Listing) => compose(listing, brief, { platform: "facebook", language: "en", kind: "post" });
  expect(growthOf(run, make, { from: 2_000, most: MOST.listing, worth: 30 })).toSatisfy(isLinear);
});
