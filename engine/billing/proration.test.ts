import fc from "fast-check";
import { expect, test } from "vitest";
import { creditOf, type Prepaid, packRest, packWorth } from "./proration.ts";

const DAY = 86_400_000;
const start = new Date("2026-03-01T00:00:00Z");
const month: Prepaid = {
  worthMinor: 29_900,
  startsAt: start,
  endsAt: new Date(start.getTime() + 30 * DAY),
  listingQuota: 50,
  used: 0,
};
const after = (days: number) => new Date(start.getTime() + days * DAY);

test("half the time and a fifth of the listings gone is worth half, and the other way round the listings count", () => {
  expect(creditOf({ ...month, used: 10 }, after(15))).toBe(14_950);
  expect(creditOf({ ...month, used: 40 }, after(3))).toBe(5_980);
  expect(creditOf({ ...month, listingQuota: null, used: 4_000 }, after(3))).toBe(26_910);
});

test("parts of a fen are not given", () => {
  expect(creditOf({ ...month, worthMinor: 100, listingQuota: 3, used: 1 }, start)).toBe(66);
});

test("what has not begun is worth all that was paid, what is over or used up nothing", () => {
  expect(creditOf(month, after(-20))).toBe(29_900);
  expect(creditOf(month, after(30))).toBe(0);
  expect(creditOf(month, after(300))).toBe(0);
  expect(creditOf({ ...month, used: 55 }, after(1))).toBe(0);
});

const prepaid = fc.record({
  worthMinor: fc.integer({ min: 0, max: 2_000_000_000 }),
  startsAt: fc.constant(start),
  endsAt: fc.integer({ min: 1, max: 400 * DAY }).map((ms) => new Date(start.getTime() + ms)),
  listingQuota: fc.option(fc.integer({ min: 1, max: 100_000 })),
  used: fc.integer({ min: 0, max: 120_000 }),
});
const moment = fc.integer({ min: -40 * DAY, max: 500 * DAY }).map((ms) => new Date(start.getTime() + ms));

test("a credit is an integer between nothing and what was paid", () => {
  fc.assert(
    fc.property(prepaid, moment, (one, now) => {
      const credit = creditOf(one, now);
      expect(Number.isSafeInteger(credit)).toBe(true);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(one.worthMinor);
    }),
  );
});

test("waiting and using never raise it, having paid more never lowers it", () => {
  fc.assert(
    fc.property(prepaid, moment, fc.nat(90 * DAY), fc.nat(500), fc.nat(1_000_000), (one, now, ms, more, money) => {
      const credit = creditOf(one, now);
      expect(creditOf(one, new Date(now.getTime() + ms))).toBeLessThanOrEqual(credit);
      expect(creditOf({ ...one, used: one.used + more }, now)).toBeLessThanOrEqual(credit);
      expect(creditOf({ ...one, worthMinor: one.worthMinor + money }, now)).toBeGreaterThanOrEqual(credit);
    }),
  );
});

test("a pack's listings are used after the plan's own", () => {
  expect(packRest({ listingQuota: 10, extra: 10, used: 8 })).toBe(10);
  expect(packRest({ listingQuota: 10, extra: 10, used: 13 })).toBe(7);
  expect(packRest({ listingQuota: 10, extra: 10, used: 25 })).toBe(0);
  expect(packRest({ listingQuota: null, extra: 10, used: 25 })).toBe(10);
  expect(packWorth(9_900, 7, 10)).toBe(6_930);
});
