import { expect, test } from "vitest";
import { readReportQuery } from "./report-query.ts";

// the 2nd in UTC, the 3rd in Shanghai
const now = new Date("2026-03-02T17:00:00Z");

test("a period ends on the day it is in Shanghai", () => {
  expect(readReportQuery({ days: "7" }, now).input).toMatchObject({ from: "2026-02-25", until: "2026-03-03" });
});

test("what makes no sense is as it opens", () => {
  const opens = readReportQuery({}, now);
  expect(
    readReportQuery(
      { report: "x", days: "8", from: "2026-03-03", until: "2026-03-01", dimension: "plan", part: "basic" },
      now,
    ),
  ).toEqual(opens);
  expect(readReportQuery({ from: "2020-01-01", until: "2026-01-01" }, now).span).toBe(30);
  expect(readReportQuery({ from: "2026-13-01", until: "2026-13-02" }, now).span).toBe(30);
});

test("a part goes with its dimension", () => {
  expect(readReportQuery({ report: "revenue", dimension: "plan", part: "basic" }, now).input).toMatchObject({
    dimension: "plan",
    part: "basic",
  });
  expect(readReportQuery({ report: "revenue", dimension: "plan" }, now)).toMatchObject({ dimension: null, part: null });
});
