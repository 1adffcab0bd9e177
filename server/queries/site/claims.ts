/** Numbers the public site claims about our own work, counted over the tasks of customers. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import { DEMO_EMAILS } from "#server/queries/settings/stage";

/** Fewer finished tasks say nothing about a share: under it the target stands as a target. */
export const LEAST_FINISHED = 20;

/**
 * Share (0..100) of the campaign tasks of customers that ended in the last 90 days and that no person had to retry; null while
 * fewer than twenty of them were finished. Administrators and the demo accounts of a try-out are no customers.
 */
export async function automationPercent(db: Db): Promise<number | null> {
  const { rows } = await sql<{ finished: number; percent: number | null }>`
    select (count(*) filter (where t.status = 'completed'))::int as finished,
      (100.0 * count(*) filter (where t.human_retries = 0 and t.status = 'completed') / nullif(count(*), 0))::float8 as percent
    from tasks t
    where t.kind = 'write' and t.finished_at > now() - interval '90 days' and t.cause ->> 'code' is distinct from 'cancelled'
      and not exists (select from user_roles r where r.user_id = t.user_id and r.role = 'admin')
      and not exists (select from auth.users u where u.id = t.user_id and u.email in (${sql.join(DEMO_EMAILS)}))`.execute(
    db,
  );
  const { finished = 0, percent = null } = rows[0] ?? {};
  return percent === null || finished < LEAST_FINISHED ? null : Math.floor(percent * 10) / 10;
}
