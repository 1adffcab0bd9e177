import { expect, test } from "vitest";
import { longDate } from "./index.ts";

test("the day a page was put online is the day it was where the home stands", () => {
  const lateInUtc = new Date("2026-11-21T16:30:00Z");
  expect(longDate("zh", lateInUtc, "CN")).toBe("2026年11月22日");
  expect(longDate("en", lateInUtc, "JP")).toBe("22 November 2026");
  expect(longDate("en", lateInUtc, "CA")).toBe("21 November 2026");
  expect(longDate("de", lateInUtc, null)).toBe("21. November 2026");
});
