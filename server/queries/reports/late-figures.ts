/**
 * Money that is told after its day was settled: a transfer that is confirmed after the holidays, a refund that was sent long
 * ago. Nobody counts that day again, as accounts it was counted from may be gone; so what the news adds or takes is added to it
 * or taken from it.
 */
import { sql } from "kysely";
import { reportDay } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import { sources } from "./report-sources.ts";
import { countedOf, spanOf, unsettled } from "./roll-up.ts";

/** Measures of a day that news about money of that day can change. */
const ofMoney = ["paid", "refunded", "trials_converted"] as const;

/**
 * `work` writes down, in `trx`, money that moved `at` a moment; where that moment's day is settled, its figures follow. Nested for two
 * days, the earlier is the outer one.
 */
export async function countingLate<Done>(trx: Db, at: Date, now: Date, work: () => Promise<Done>): Promise<Done> {
  const day = reportDay(at);
  if (unsettled(day, now)) return await work();
  // the roll-up writes this row first: whichever of us is second sees what the other did
  const countedDays = await trx.selectFrom("report_days").select("day").where("day", "=", day).forUpdate().execute();
  if (countedDays.length === 0) return await work();
  const figures = sql.join(
    ofMoney.map((measure) => countedOf(measure, sources[measure], spanOf(day, now))),
    sql` union all `,
  );
  const { rows: before } = await figures.execute(trx);
  const done = await work();
  const changed = sql`changed as (
    select measure, currency, dimension_1, dimension_2, coalesce(f.value, 0) - coalesce(was.value, 0) as value
    from (${figures}) as f full join jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
      as was (measure text, currency text, dimension_1 text, dimension_2 text, value bigint) using (measure, currency, dimension_1, dimension_2))`;
  // one statement: what has become less is taken from what stands there, and never below nothing
  await sql`with ${changed}, less as (
      update report_figures known set value = greatest(0, known.value + changed.value) from changed
      where changed.value < 0 and known.day = ${day}::date and (known.measure, known.currency, known.dimension_1, known.dimension_2)
        = (changed.measure, changed.currency, changed.dimension_1, changed.dimension_2))
    insert into report_figures as known (measure, day, currency, dimension_1, dimension_2, value)
    select measure, ${day}::date, currency, dimension_1, dimension_2, value from changed where value > 0
    on conflict (measure, day, currency, dimension_1, dimension_2) do update set value = known.value + excluded.value`.execute(
    trx,
  );
  return done;
}
