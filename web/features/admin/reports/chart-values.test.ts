import { expect, test } from "vitest";
import { chartValues } from "./chart-values.ts";

const day = (counted: boolean, paid: number, before: number, beforeCounted = true) => ({
  ...{ day: "2026-03-01", counted, beforeCounted },
  ...{ values: { paid }, before: { paid: before } },
});

test("a day nobody has counted yet is a gap in the line, one that was counted and had nothing is nothing", () => {
  expect(chartValues([day(true, 500, 100), day(false, 0, 900), day(true, 0, 0)], "paid")).toEqual({
    now: [500, null, 0],
    before: [100, 900, 0],
    highest: 900,
  });
  expect(chartValues([day(false, 0, 0)], "paid").highest).toBe(0);
});

test("a day of the compared period that nobody has counted yet is a gap in its line as well", () => {
  expect(chartValues([day(true, 500, 0, false), day(true, 300, 100), day(false, 0, 0, false)], "paid")).toEqual({
    now: [500, 300, null],
    before: [null, 100, null],
    highest: 500,
  });
});
