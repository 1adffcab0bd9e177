/** What a report is asked for, of its address and back: report, period, part. Pure but for the clock it is given. */
import {
  type Comparison,
  comparisons,
  type Dimension,
  dimensions,
  LONGEST_REPORT,
  REPORT_ZONE,
  type ReportName,
  reportNames,
  reports,
} from "#contract/admin/report-names";
import type { ReportAsked } from "#contract/admin/reports";

export const spans = [7, 30, 90] as const;
const DAY_MS = 86_400_000;

/** "2026-03-02": the day it is where reports are counted. */
export const reportToday = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: REPORT_ZONE, dateStyle: "short" }).format(now);
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
export const isPeriod = (from: string | undefined, until: string | undefined): boolean => {
  if (!isDay(from) || !isDay(until)) return false;
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= LONGEST_REPORT;
};

export interface ReportQuery {
  report: ReportName;
  /** Days up to today; null: a period of its own. */
  span: (typeof spans)[number] | null;
  against: Comparison;
  input: ReportAsked;
  dimension: Dimension | null;
  part: string | null;
}

/** Whatever nobody understands is as it opens: accounts of thirty days, against those before. */
export function readReportQuery(filters: Readonly<Record<string, string>>, now: Date): ReportQuery {
  const report = reportNames.find((name) => name === filters.report) ?? "accounts";
  const { from, until } = filters;
  const own = isPeriod(from, until);
  const span = own ? null : (spans.find((days) => String(days) === filters.days) ?? 30);
  const today = reportToday(now);
  const period = own
    ? { from: from ?? today, until: until ?? today }
    : { from: plusDays(today, 1 - (span ?? 30)), until: today };
  const dimension =
    dimensions.find((name) => name === filters.dimension && reports[report].parts.includes(name)) ?? null;
  const part = dimension && filters.part ? filters.part : null;
  const against = comparisons.find((one) => one === filters.against) ?? "before";
  const currency = /^[A-Z]{3}$/.test(filters.currency ?? "") ? { currency: filters.currency } : {};
  return {
    report,
    span,
    against,
    dimension: part === null ? null : dimension,
    part,
    input: {
      report,
      ...period,
      ...currency,
      ...(against === "before" ? {} : { against }),
      ...(dimension && part ? { dimension, part } : {}),
    },
  };
}
