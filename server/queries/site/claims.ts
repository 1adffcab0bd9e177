/** Numbers the public site claims about our own work, counted over everybody's tasks. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";

/** Share (0..100) of the campaign tasks ended in the last 90 days that no person had to retry; null before there are any. */
export async function automationPercent(db: Db): Promise<number | null> {
  const { rows } = await sql<{ percent: number | null }>`
    select (100.0 * count(*) filter (where human_retries = 0 and status = 'completed') / nullif(count(*), 0))::float8 as percent
    from tasks
    where kind = 'write' and finished_at > now() - interval '90 days' and cause ->> 'code' is distinct from 'cancelled'`.execute(
    db,
  );
  const percent = rows[0]?.percent ?? null;
  return percent === null ? null : Math.floor(percent * 10) / 10;
}
