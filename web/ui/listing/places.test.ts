import { expect, test } from "vitest";
import { countries, currencies, currencyOf } from "./places.ts";

test("each country is priced in its own money, also one that the form does not offer", () => {
  expect(["CN", "TW", "JP", "CH", "GB", "GR"].map(currencyOf)).toEqual(["CNY", "TWD", "JPY", "CHF", "GBP", "EUR"]);
  expect(countries).not.toContain("HU");
  expect(currencyOf("HU")).toBe("HUF");
  expect([currencyOf(null), currencyOf("XX")]).toEqual([null, null]);
  expect(currencies.slice(0, 5)).toEqual(["CNY", "HKD", "MOP", "TWD", "JPY"]);
  expect(new Set(currencies).size).toBe(currencies.length);
});
