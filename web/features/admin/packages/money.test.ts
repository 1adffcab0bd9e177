import { expect, test } from "vitest";
import { countOf, parseAmount, typedOf } from "./money.ts";

test("amounts are typed in major units, with cents or without", () => {
  expect(["99", "99.5", "1,299.05", " 0.01 "].map((text) => parseAmount(text, "CNY"))).toEqual([
    9_900, 9_950, 129_905, 1,
  ]);
  expect(["", "0", "-1", "9.999", "abc", "1e3"].map((text) => parseAmount(text, "CNY"))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([9_900, 9_950].map((minor) => typedOf(minor, "CNY"))).toEqual(["99", "99.50"]);
});

test("an amount has as many decimal places as its currency knows", () => {
  expect(["9900", "9900.5"].map((text) => parseAmount(text, "JPY"))).toEqual([9_900, null]);
  expect(["9.9", "0.005", "0.0005"].map((text) => parseAmount(text, "KWD"))).toEqual([9_900, 5, null]);
  expect([typedOf(9_900, "JPY"), typedOf(9_900, "KWD"), typedOf(9_000, "KWD")]).toEqual(["9900", "9.900", "9"]);
});

test("counts are whole, above 0 and below their limit", () => {
  expect(["7", "60", "61", "0", "1.5"].map((text) => countOf(text, 60))).toEqual([7, 60, null, null, null]);
});
