import { expect, test } from "vitest";
import { emptyListing } from "#contract/listing";
import { callingTo, saysAnotherDay } from "./open-house.ts";

const day = { day: "2026-12-05", from: "14:00", until: "16:00" };
const piece = { platform: "twitter", kind: "post" as const, title: null, body: "A flat by the park.", hashtags: [] };
const about = { listing: { ...emptyListing(), country: "GB" }, preferences: { style: "professional" as const } };

test("the day stands above the words, in their own language", () => {
  expect(callingTo({ ...piece, language: "en" }, day, about)?.body).toBe(
    "Open house: Saturday 5 December, 14:00 to 16:00.\n\nA flat by the park.",
  );
  expect(callingTo({ ...piece, language: "zh" }, day, about)?.body).toContain("开放看房：12月5日星期六");
});

test("a text that is too long with it is not cut, it is refused", () => {
  expect(callingTo({ ...piece, language: "en", body: "x".repeat(270) }, day, about)).toBeNull();
});

test("a campaign written for an open house says its own day and no other", () => {
  const occasion = { kind: "open_house" as const, date: day.day, from: day.from, until: day.until };
  const own = { listing: about.listing, preferences: { style: "professional" as const, occasion } };
  expect(callingTo({ ...piece, language: "en" }, day, own)?.body).toBe("A flat by the park.");
  expect(saysAnotherDay({ occasion }, day)).toBe(false);
  expect(saysAnotherDay({ occasion }, { ...day, day: "2026-12-12" })).toBe(true);
  expect(saysAnotherDay({}, day)).toBe(false);
});
