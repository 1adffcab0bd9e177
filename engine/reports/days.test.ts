import { expect, test } from "vitest";
import { reportDay, spansOf, startOf } from "./days.ts";

test("a day begins at midnight in Shanghai", () => {
  expect(reportDay(new Date("2026-03-01T16:00:00Z"))).toBe("2026-03-02");
  expect(reportDay(new Date("2026-03-01T15:59:59.999Z"))).toBe("2026-03-01");
  expect(startOf("2026-03-02").toISOString()).toBe("2026-03-01T16:00:00.000Z");
});

test("a period is compared with as many days: those just past, or those of a year ago", () => {
  expect(spansOf("2026-03-01", "2026-03-03", "before").before).toEqual(["2026-02-26", "2026-02-27", "2026-02-28"]);
  expect(spansOf("2026-03-01", "2026-03-02", "year").before).toEqual(["2025-03-01", "2025-03-02"]);
  expect(spansOf("2028-02-29", "2028-02-29", "year").before).toEqual(["2027-02-28"]);
  const leap = spansOf("2028-02-28", "2028-03-01", "year");
  expect(leap.before).toHaveLength(leap.days.length);
});
