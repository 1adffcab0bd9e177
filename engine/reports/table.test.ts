import { expect, test } from "vitest";
import type { Report } from "#contract/admin/reports";
import { daysTable, partsTable, summaryTable } from "./table.ts";

const words = {
  ...{ figures: { paid: "Paid", mrr: "MRR" }, dimensions: { plan: "Plan" }, parts: { basic: "Basic" } },
  ...{ styleProfessional: "Professional", unnamed: "Not recorded", causes: {}, taskKinds: {} },
  ...{
    day: "Day",
    summary: "Summary",
    figure: "Figure",
    value: "Value",
    compared: (name: string) => `${name} (before)`,
  },
};
const about = { language: "en", words } as const;
const report: Report = {
  ...{ from: "2026-03-03", until: "2026-03-04", currency: "CNY", currencies: ["CNY"], figuredAt: null, missing: 2 },
  before: { from: "2026-03-01", until: "2026-03-02", counted: false },
  figures: [{ name: "paid", value: 9_900, before: null }],
  days: [
    { day: "2026-03-03", values: { paid: 9_900 }, before: { paid: 0 }, counted: true, beforeCounted: false },
    { day: "2026-03-04", values: { paid: 0 }, before: { paid: 0 }, counted: false, beforeCounted: true },
  ],
  parts: [],
};

test("a day nobody has counted yet has an empty cell, its own and the compared one; one that had nothing has 0", () => {
  expect(daysTable(report, about).columns.map(({ label }) => label)).toEqual(["Day", "Paid CNY", "Paid CNY (before)"]);
  expect(daysTable(report, about).rows).toEqual([
    ["2026-03-03", 99, null],
    ["2026-03-04", null, 0],
  ]);
  expect(summaryTable(report, about).rows).toEqual([["Paid CNY", 99, null]]);
});

test("parts of a compared period that is not wholly counted are empty, and never too small", () => {
  const rows = [{ part: "zh", values: { pieces: 5 }, before: { pieces: 0 } }];
  expect(partsTable("language", rows, report, about).rows.map(([, ...cells]) => cells)).toEqual([[5, null]]);
  const whole = { ...report, before: { ...report.before, counted: true } };
  expect(partsTable("language", rows, whole, about).rows.map(([, ...cells]) => cells)).toEqual([[5, 0]]);
});
