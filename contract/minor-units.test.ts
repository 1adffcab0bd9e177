import { expect, test } from "vitest";
import { decimalsOf, majorOf, minorOf, plainAmount } from "./minor-units.ts";

test.each([
  ["CNY", 2, 99, "99.00"],
  ["JPY", 0, 9900, "9900"],
  ["KRW", 0, 9900, "9900"],
  ["KWD", 3, 9.9, "9.900"],
] as const)("9900 minor units of %s, which has %i decimal places, are %d or %s", (code, places, major, plain) => {
  expect(decimalsOf(code)).toBe(places);
  expect(majorOf(9900, code)).toBe(major);
  expect(minorOf(major, code)).toBe(9900);
  expect(plainAmount(9900, code)).toBe(plain);
});

test("a fraction of the smallest unit is rounded to the nearest", () => {
  expect(minorOf(19.999, "CNY")).toBe(2000);
  expect(minorOf(0.145, "KWD")).toBe(145);
});
