/** Sums of money as pages print them, and whose dollars they are. */
import { expect, test } from "vitest";
import { amountIn, currencyIn } from "./amount.ts";

test.each([
  ["US$500", "USD"],
  ["CA$500", "CAD"],
  ["AU$500", "AUD"],
  ["A$500", "AUD"],
  ["S$500", "SGD"],
  ["HK$500", "HKD"],
  ["$500", "USD"],
  ["500 €", "EUR"],
  ["¥500", "CNY"],
])("%s is %s", (text, currency) => {
  expect(currencyIn(text, null).currency).toBe(currency);
});

test("a bare sign is the home's own money", () => {
  expect(currencyIn("$500", "AUD").currency).toBe("AUD");
  expect(currencyIn("¥500", "JPY").currency).toBe("JPY");
  expect(currencyIn("£500", "AUD").currency).toBe("GBP");
});

test.each([
  ["1 120", 1120],
  ["1.120,50", 1120.5],
  ["21만", 210_000],
  ["8.5万", 85_000],
  ["100 oder 200", null],
])("%s is %s", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});
