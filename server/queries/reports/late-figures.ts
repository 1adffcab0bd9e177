/**
 * Money that is told after its day was settled: a transfer that is confirmed after the holidays, a refund that was sent long
 * ago. Nobody counts that day again, as accounts it was counted from may be gone; so what the news adds is added to it.
 */
import { sql } from "kysely";
import { reportDay } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import { sources } from "./report-sources.ts";
import { countedOf, spanOf, unsettled } from "./roll-up.ts";

/** Measures of a day that news about money of that day can change. */
const ofMoney = ["paid", "refunded", "trials_converted"] as const;

/** `work` writes down, in `trx`, money that moved `at` a moment; where that moment's day is settled, its figures follow. */
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
  await sql`insert into report_figures as known (measure, day, currency, dimension_1, dimension_2, value)
    select measure, f.day, currency, dimension_1, dimension_2, f.value - coalesce(was.value, 0)
    from (${figures}) as f left join jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
      as was (measure text, currency text, dimension_1 text, dimension_2 text, value bigint) using (measure, currency, dimension_1, dimension_2)
    where f.value > coalesce(was.value, 0)
    on conflict (measure, day, currency, dimension_1, dimension_2) do update set value = known.value + excluded.value`.execute(
    trx,
  );
  return done;
}
