import { expect, test } from "vitest";
import { daysLeft, isNearlyUsed, listingsLeft, usedPercent } from "./subscription-usage.ts";

test("65 of 100 is 65 percent with 35 left, 6 of 10 is 60 with 4", () => {
  expect([usedPercent({ quota: 100, used: 65 }), listingsLeft({ quota: 100, used: 65 })]).toEqual([65, 35]);
  expect([usedPercent({ quota: 10, used: 6 }), listingsLeft({ quota: 10, used: 6 })]).toEqual([60, 4]);
});

test("more used than bought is full, not over; unlimited has neither percent nor rest", () => {
  expect([usedPercent({ quota: 10, used: 12 }), listingsLeft({ quota: 10, used: 12 })]).toEqual([100, 0]);
  expect([usedPercent({ quota: null, used: 12 }), listingsLeft({ quota: null, used: 12 })]).toEqual([null, null]);
  expect([isNearlyUsed({ quota: 10, used: 8 }), isNearlyUsed({ quota: null, used: 800 })]).toEqual([true, false]);
});

test("a begun day counts, and what is over has none left", () => {
  const endsAt = "2026-03-08T12:00:00Z";
  expect(daysLeft({ endsAt }, Date.parse("2026-03-01T12:00:00Z"))).toBe(7);
  expect(daysLeft({ endsAt }, Date.parse("2026-03-01T11:59:30Z"))).toBe(7);
  expect(daysLeft({ endsAt }, Date.parse("2026-03-08T11:00:00Z"))).toBe(1);
  expect(daysLeft({ endsAt }, Date.parse("2026-03-08T11:59:30Z"))).toBe(1);
  expect(daysLeft({ endsAt }, Date.parse("2026-03-09T12:00:00Z"))).toBe(0);
});
