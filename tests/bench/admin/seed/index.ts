/** Fills a fresh database with the rows of a business of that size, and counts the days of its reports. */
import type pg from "pg";
import type { Pooled } from "#server/db/pool";
import { daysDue, rollUpDay } from "#server/queries/reports/roll-up";
import type { Sizes } from "../sizes.ts";
import { journals } from "./journals.ts";
import { money } from "./money.ts";
import { people } from "./people.ts";
import { run } from "./sql.ts";
import { work } from "./work.ts";

/** Each table at once and in bulk. */
export const fill = (pool: pg.Pool, size: Sizes, told: (text: string) => void): Promise<void> =>
  run(pool, [...people(size), ...money(size), ...journals(size), ...work(size)], told);

/** Days of the reports nobody counted yet, by the job's own work: a figure of the bench is a figure of the product. */
export async function countDays({ pool, db }: Pooled, told: (text: string) => void): Promise<void> {
  const now = new Date();
  const days = await daysDue(db, now, Number.POSITIVE_INFINITY);
  const start = performance.now();
  for (const day of days) await rollUpDay(db, day, now);
  await pool.query("vacuum analyze report_figures, report_days");
  told(`${days.length} days of reports: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
