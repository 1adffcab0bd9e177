/** Days as reports and books count them. Pure. */
import { REPORT_OFFSET, REPORT_ZONE } from "#contract/admin/report-names";
import { dayIn, daysBetween, plusDays } from "#engine/billing/statement-days";

const DAY_MS = 86_400_000;

/** "2026-03-02": the day of a moment. */
export const reportDay = (at: Date): string => dayIn(at, REPORT_ZONE);
/** A day's midnight; every day has 24 hours. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00${REPORT_OFFSET}`);

/** The same day of the year before; the 29th of February has the 28th. */
const yearBefore = (day: string): string => {
  const [year = "", ...rest] = day.split("-");
  const same = [String(Number(year) - 1).padStart(4, "0"), ...rest].join("-");
  return same.endsWith("02-29") ? same.replace("-29", "-28") : same;
};

/** Days from the first to the last, both with it, and as many of before: those just past, or those of a year ago. */
export function spansOf(from: string, until: string, against: "before" | "year") {
  const length = Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;
  const first = against === "year" ? yearBefore(from) : plusDays(from, -length);
  return { days: daysBetween(from, until), before: daysBetween(first, plusDays(first, length - 1)) };
}
