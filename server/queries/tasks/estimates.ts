/** How long work takes, learned from work that was done: no table of guesses. */
import { sql } from "kysely";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";

/** So many of the newest finished tasks of a kind are looked at: enough to be steady, few enough to follow a change. */
const SAMPLE = 50;

/**
 * Seconds for a task of this kind and weight: the median time per unit of the newest finished ones, everybody's.
 * Null before there are any. Needs a connection that sees all accounts.
 */
export async function estimateSeconds(db: Db, kind: Task["kind"], weight: number): Promise<number | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from finished_at - started_at) / weight) as seconds
    from (select started_at, finished_at, weight from tasks
          where kind = ${kind} and status = 'completed' and started_at is not null
          order by finished_at desc limit ${SAMPLE}) as newest`.execute(db);
  const perUnit = rows[0]?.seconds ?? null;
  return perUnit === null ? null : Math.max(0.1, Number((perUnit * weight).toFixed(1)));
}
