/** Rows of `page_reports`: what came of an account's pages in a week or month. */
import type { Generated } from "kysely";
import type { PageReport, ReportPeriod } from "#contract/leads/report";

export interface PageReports {
  id: Generated<string>;
  user_id: string;
  period: ReportPeriod;
  /** "2026-03-02", both with it. */
  first_day: string;
  last_day: string;
  figures: PageReport;
  created_at: Generated<Date>;
}
