/** The administrators' first page, and reports: what each role is answered. */
import { administrators, business, done, type Rule } from "./rule.ts";

export const adminReports: Record<string, Rule> = {
  "admin.overview": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.overview()),
  },
  "admin.inbox": {
    expected: administrators("yes", "system", "operations"),
    ask: (c) => done(c.admin.inbox()),
  },
  "admin.reports.get": {
    expected: business(),
    ask: (c) => done(c.admin.reports.get({ report: "revenue", from: "2026-03-01", until: "2026-03-02" })),
  },
  "admin.reports.export": {
    expected: business(),
    ask: (c) =>
      done(
        c.admin.reports.export({
          report: "tasks",
          language: "en",
          from: "2026-03-01",
          until: "2026-03-02",
          table: "days",
        }),
      ),
  },
  "admin.reports.workbook": {
    expected: business(),
    ask: (c) =>
      done(c.admin.reports.workbook({ report: "tasks", language: "en", from: "2026-03-01", until: "2026-03-02" })),
  },
};
