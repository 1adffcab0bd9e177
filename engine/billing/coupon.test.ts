import { expect, test } from "vitest";
import { type CouponRules, type CouponUse, couponRefusal, discountOf } from "./coupon.ts";

test("percents are rounded down to the minor unit", () => {
  expect(discountOf({ kind: "percent", value: 15 }, 9_999)).toBe(1_499);
  expect(discountOf({ kind: "percent", value: 1 }, 99)).toBe(0);
  expect(discountOf({ kind: "percent", value: 100 }, 29_900)).toBe(29_900);
});

test("percents agree with exact arithmetic for any payable amount, however large", () => {
  for (const payable of [0, 1, 7, 99, 100, 101, 29_900, 2 ** 31 - 1, Number.MAX_SAFE_INTEGER])
    for (let value = 1; value <= 100; value++)
      expect(BigInt(discountOf({ kind: "percent", value }, payable))).toBe((BigInt(payable) * BigInt(value)) / 100n);
});

test("an amount never takes off more than there is to pay", () => {
  expect(discountOf({ kind: "amount", value: 5_000 }, 9_900)).toBe(5_000);
  expect(discountOf({ kind: "amount", value: 5_000 }, 1_200)).toBe(1_200);
  expect(discountOf({ kind: "amount", value: 5_000 }, 0)).toBe(0);
});

const now = new Date("2026-03-02T00:00:00Z");
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
const rules: CouponRules = {
  currency: "CNY",
  planCodes: ["professional"],
  firstPurchaseOnly: true,
  perAccount: 1,
  maxRedemptions: 3,
  validFrom: day(-1),
  validUntil: day(1),
  disabledAt: null,
};
const use: CouponUse = {
  productCode: "professional",
  currency: "CNY",
  taken: 2,
  takenByAccount: 0,
  boughtBefore: false,
};

test("a coupon within all its rules can be used", () => {
  expect(couponRefusal(rules, use, now)).toBeNull();
  const open = { ...rules, currency: null, planCodes: null, firstPurchaseOnly: false, maxRedemptions: null };
  expect(couponRefusal({ ...open, validUntil: null }, { ...use, taken: 1e6, boughtBefore: true }, day(999))).toBeNull();
});

test.each([
  ["ended", { disabledAt: day(-1) }, {}],
  ["ended", { validUntil: now }, {}],
  ["not_yet", { validFrom: day(0.5) }, {}],
  ["other_plan", {}, { productCode: "basic" }],
  ["other_plan", {}, { currency: "USD" }],
  ["first_only", {}, { boughtBefore: true }],
  ["used_by_you", {}, { takenByAccount: 1 }],
  ["used_up", {}, { taken: 3 }],
] as const)("one outside of a rule says %s", (why, ruled, used) => {
  expect(couponRefusal({ ...rules, ...ruled }, { ...use, ...used }, now)).toBe(why);
});
