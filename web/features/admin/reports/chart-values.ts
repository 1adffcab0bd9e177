/** A number by day as its line shows it: a day nobody has counted yet is a gap, and never a nothing. */
import type { SeriesName } from "#contract/admin/report-names";
import type { Report } from "#contract/admin/reports";

/** Null: nobody has counted that day yet. `highest`: of both lines; 0 where there is nothing. */
export function chartValues(days: Report["days"], name: SeriesName) {
  const now = days.map((day) => (day.counted ? (day.values[name] ?? 0) : null));
  const before = days.map((day) => (day.beforeCounted ? (day.before[name] ?? 0) : null));
  return { now, before, highest: Math.max(0, ...[...now, ...before].map((value) => value ?? 0)) };
}
