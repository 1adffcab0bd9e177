import { expect, test } from "vitest";
import { lastPeriod, lengthOf } from "./last-period.ts";

test.each([
  // a Monday in Shanghai, still Sunday in UTC
  ["week", "2026-03-01T17:00:00Z", "2026-02-23", "2026-03-01", 7],
  // still that Sunday there
  ["week", "2026-03-01T15:00:00Z", "2026-02-16", "2026-02-22", 7],
  ["week", "2026-03-07T04:00:00Z", "2026-02-23", "2026-03-01", 7],
  ["month", "2026-02-28T17:00:00Z", "2026-02-01", "2026-02-28", 28],
  ["month", "2026-01-15T00:00:00Z", "2025-12-01", "2025-12-31", 31],
] as const)("the last %s at %s is from %s to %s", (period, now, firstDay, lastDay, days) => {
  const found = lastPeriod(period, new Date(now));
  expect(found).toEqual({ firstDay, lastDay });
  expect(lengthOf(found)).toBe(days);
});
