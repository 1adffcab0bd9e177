import { expect, it } from "vitest";
import type { Brief } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { type Draft, findingsOf } from "./finish-piece.ts";

const listing: Listing = { ...emptyListing(), country: "CA", language: "en", transaction: "rent" };
const brief: Brief = { style: "friendly", seed: 1, market: "CA", agent: null, link: null };
const draft = (title: string, body: string): Draft => ({
  platform: "facebook",
  language: "en",
  kind: "post",
  title,
  body,
  hashtags: [],
  preheader: null,
  html: null,
  writtenBy: "composer",
});
/** Told by likeness alone: no frame knows it. */
const alike = "Landlord needs to see that your money comes from work";

it("tells no title by likeness, which is a label and too short to weigh, but still by its words", () => {
  const found = (title: string, body: string) =>
    findingsOf(listing, brief, draft(title, body), body).filter(({ text }) => text !== "");
  expect(found("Two rooms", alike).map(({ likeness }) => likeness)).toEqual([true]);
  expect(found(alike, "Two rooms.")).toEqual([]);
  expect(found("No children, no exceptions", "Two rooms.")).not.toEqual([]);
});
