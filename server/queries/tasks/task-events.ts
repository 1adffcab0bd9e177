/** The record of changes a browser catches up from. */
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { taskOfSnapshot } from "./task-shape.ts";

export interface TaskFilter {
  campaignId?: string;
  taskId?: string;
}
export interface TaskEvent {
  /** Text of a bigint: the Last-Event-ID. */
  id: string;
  task: Task;
}

/** The newest event of the account, "0" when there is none: where a client without a Last-Event-ID begins. */
export async function newestEventId(db: Db, owner: Owner): Promise<string> {
  const row = await db
    .selectFrom("task_events")
    .select("id")
    .where("user_id", "=", owner.userId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? "0";
}

/** Events after `id`, oldest first, at most `limit`. `last` moves on over events the filter leaves out. */
export async function eventsAfter(
  db: Db,
  owner: Owner,
  id: string,
  filter: TaskFilter,
  limit: number,
): Promise<{ events: TaskEvent[]; last: string; more: boolean }> {
  const rows = await db
    .selectFrom("task_events")
    .select(["id", "task_id", "campaign_id", "snapshot"])
    .where("user_id", "=", owner.userId)
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
  const wanted = rows.filter(
    (row) =>
      (filter.taskId === undefined || row.task_id === filter.taskId) &&
      (filter.campaignId === undefined || row.campaign_id === filter.campaignId),
  );
  return {
    events: wanted.map((row) => ({ id: row.id, task: taskOfSnapshot(row.snapshot) })),
    last: rows.at(-1)?.id ?? id,
    more: rows.length === limit,
  };
}

/** The tasks the filter names as they are now; without a filter those that have not ended. */
export async function currentTasks(db: Db, owner: Owner, filter: TaskFilter) {
  let query = db.selectFrom("tasks").selectAll().where("user_id", "=", owner.userId);
  if (filter.taskId !== undefined) query = query.where("id", "=", filter.taskId);
  if (filter.campaignId !== undefined) query = query.where("campaign_id", "=", filter.campaignId);
  if (filter.taskId === undefined && filter.campaignId === undefined)
    query = query.where("status", "in", ["pending", "processing"]);
  return await query.orderBy("created_at").limit(200).execute();
}
