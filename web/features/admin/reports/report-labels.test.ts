import { expect, test } from "vitest";
import { figureText } from "./report-labels.ts";

test("what a model's call costs is told though it is less than the smallest coin, as the lists tell it", () => {
  expect(figureText("zh", "costPerCall", 0.3, "CNY")).toBe("¥0.003");
  expect(figureText("en", "modelCost", 0.004, "CNY")).toBe("<¥0.0001");
  expect(figureText("zh", "modelCost", 0, "CNY")).toBe("¥0.00");
  // sums that people pay are told in whole coins
  expect(figureText("zh", "paid", 9900.4, "CNY")).toBe("¥99");
  expect(figureText("zh", "costPerCall", null, "CNY")).toBe("—");
});
