import { expect, test } from "vitest";
import { changeText, figureText } from "./report-labels.ts";

test("what a model's call costs is told though it is less than the smallest coin, as the lists tell it", () => {
  expect(figureText("zh", "costPerCall", 0.3, "CNY")).toBe("¥0.003");
  expect(figureText("en", "modelCost", 0.004, "CNY")).toBe("<¥0.0001");
  expect(figureText("zh", "modelCost", 0, "CNY")).toBe("¥0.00");
  // sums that people pay are told in whole coins
  expect(figureText("zh", "paid", 9900.4, "CNY")).toBe("¥99");
  expect(figureText("zh", "costPerCall", null, "CNY")).toBe("—");
});

test("a fall has the minus that money has, and what fell below nothing has no share of what it was", () => {
  expect(figureText("zh", "net", -70_200, "CNY")).toBe("−¥702");
  expect(changeText("zh", "paid", 29_700, 99_000)).toBe("−70%");
  expect(changeText("en", "paid", 29_700, 99_000)).toBe("−70%");
  expect(changeText("en", "paid", 99_000, 29_700)).toBe("+233.3%");
  expect(changeText("zh", "net", -70_200, 89_100)).toBeNull();
});
