/** Counts days anew, and knows which are due. */
import { sql } from "kysely";
import { daysBetween, plusDays } from "#engine/billing/statement-days";
import { reportDay, startOf } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import { type DaySpan, type Source, sources } from "./report-sources.ts";

const DAY_MS = 86_400_000;
/** So long after its end a day is still counted again: payments can be told late, tasks retried. */
const SETTLE_MS = 3 * DAY_MS;
/** A day that is over and not settled is counted again so often. */
const AGAIN_MS = 3_600_000;

const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);
/** Whether the day is still counted again; one that is about to settle counts as settled, because a count may be running. */
export const unsettled = (day: string, now: Date): boolean =>
  now.getTime() < endOf(day).getTime() + SETTLE_MS - AGAIN_MS;

export function spanOf(day: string, now: Date): DaySpan {
  const end = endOf(day);
  return { day, start: startOf(day), end, at: end < now ? end : now };
}

/** A measure's figures of a day, counted from its source in the columns of `report_figures`. */
export const countedOf = (measure: string, source: Source, span: DaySpan) => sql`
  select ${measure}::text as measure, ${span.day}::date as day, coalesce(f.currency, '') as currency,
    coalesce(f.dimension_1, '') as dimension_1, coalesce(f.dimension_2, '') as dimension_2, sum(f.value)::bigint as value
  from (${source(span)}) as f group by 3, 4, 5 having sum(f.value) > 0`;

/** Counts one day: what stood there goes, so that twice is the same as once. Two at once wait for each other. */
export async function rollUpDay(db: Db, day: string, now: Date): Promise<void> {
  const span = spanOf(day, now);
  const settled = now.getTime() >= span.end.getTime() + SETTLE_MS;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("report_days")
      .values({ day, figured_at: now, settled })
      .onConflict((conflict) => conflict.column("day").doUpdateSet({ figured_at: now, settled }))
      .execute();
    await trx.deleteFrom("report_figures").where("day", "=", day).execute();
    for (const [measure, source] of Object.entries(sources))
      await sql`insert into report_figures (measure, day, currency, dimension_1, dimension_2, value) ${countedOf(measure, source, span)}`.execute(
        trx,
      );
  });
}

/** Today first, then backwards to the first account: days nobody counted, and those something late may have come for. */
export async function daysDue(db: Db, now: Date, atMost: number): Promise<string[]> {
  const first = await db.selectFrom("accounts").select(sql<Date | null>`min(created_at)`.as("at")).executeTakeFirst();
  const today = reportDay(now);
  const begin = first?.at ? reportDay(first.at) : today;
  const reportDays = await db
    .selectFrom("report_days")
    .select(["settled", "figured_at", sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day")])
    .execute();
  const counted = new Map(reportDays.map((row) => [row.day, row]));
  const due = (day: string): boolean => {
    const row = counted.get(day);
    if (!row || day === today) return true;
    const over = startOf(plusDays(day, 1));
    return !row.settled && (row.figured_at < over || now.getTime() - row.figured_at.getTime() >= AGAIN_MS);
  };
  return daysBetween(begin < today ? begin : today, today)
    .reverse()
    .filter(due)
    .slice(0, atMost);
}
