import fc from "fast-check";
import { expect, test } from "vitest";
import { axisMaximum } from "./axis-maximum.ts";

test("an axis ends at a round number", () => {
  expect([0, 1, 4, 5, 17, 99, 101, 1_234].map(axisMaximum)).toEqual([4, 4, 4, 5, 20, 100, 150, 1_500]);
});

test("no bar is higher than the axis, and the highest fills more than half of it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10_000_000 }), (max) => {
      expect(axisMaximum(max)).toBeGreaterThanOrEqual(max);
      expect(axisMaximum(max)).toBeLessThan(max * 2);
      expect(Number.isInteger(axisMaximum(max))).toBe(true);
    }),
  );
});
