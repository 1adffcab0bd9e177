import { expect, test } from "vitest";
import { chartValues } from "./chart-values.ts";

const day = (counted: boolean, paid: number, before: number) => ({
  ...{ day: "2026-03-01", counted },
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
