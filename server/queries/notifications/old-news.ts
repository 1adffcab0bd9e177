/** News and events of tasks that nobody looks at any more. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";

/** Events of tasks after a week, notifications after ninety days. */
export async function removeOldNews(db: Db): Promise<void> {
  await db.deleteFrom("task_events").where("created_at", "<", sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom("notifications").where("created_at", "<", sql<Date>`now() - interval '90 days'`).execute();
}
