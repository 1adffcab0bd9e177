import { expect, it } from "vitest";
import type { Brief } from "#contract/copy";
import { emptyListing, type Listing } from "#contract/listing";
import { type Draft, findingsOf } from "./finish-piece.ts";

const listing: Listing = { ...emptyListing(), country: "HK", language: "zh", transaction: "rent" };
const brief: Brief = { style: "friendly", seed: 1, market: "HK", agent: null, link: null };
const draft = (title: string, body: string): Draft => ({
  platform: "facebook",
  language: "zh",
  kind: "post",
  title,
  body,
  hashtags: [],
  preheader: null,
  html: null,
  writtenBy: "composer",
});
/** Told by likeness alone: no frame knows it. */
const alike = "柴灣公屋轉讓?唔係,係私樓兩房,傭人姐姐自己租嘅就唔好搵我。";

it("tells no title by likeness, which is a label and too short to weigh, but still by its words", () => {
  const found = (title: string, body: string) =>
    findingsOf(listing, brief, draft(title, body), body).filter(({ text }) => text !== "");
  expect(found("兩房", alike).map(({ likeness }) => likeness)).toEqual([true]);
  expect(found(alike, "兩房。")).toEqual([]);
  expect(found("唔租外籍人士", "兩房。")).not.toEqual([]);
});
