/** Prices that running text names without a sign: the bare number of a home to let. */
import { expect, test } from "vitest";
import { spokenPrice } from "./spoken-price.ts";

const chinese = { language: "zh", country: null, currency: null };

test.each([
  ["整租 3房2厅 9800", 9800],
  ["两室出租，3500元", 3500],
  ["次卧出租 1,200元/月", 1200],
])("%s asks %d", (text, amount) => {
  expect(spokenPrice(text, chinese)).toMatchObject({ amount, currency: "CNY" });
});

test.each(["出租 Was $649,000, now $", "整租 3房2厅 000", "月租000"])(
  "%s asks nothing: the end of a number is no rent",
  (text) => {
    expect(spokenPrice(text, chinese)).toBeNull();
  },
);
