/** Tasks as their owner sees them: make, list, read, retry, cancel. What workers do to them is in task-runs.ts. */
import { type ExpressionBuilder, sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Task, TaskStatus } from "#contract/task";
import type { Db, Tables } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { containing } from "#server/queries/listings/properties";
import { newestPage } from "#server/queries/lists/keyset";
import { estimateSeconds } from "./estimates.ts";

export interface NewTask {
  kind: Task["kind"];
  title: string;
  weight: number;
  campaignId?: string;
  propertyId?: string;
  idempotencyKey?: string;
}

/** Seconds a waiting task may lie before it is queued again; a second message for the same task is harmless. */
export const WAIT_SECONDS = 60;

/** The row of the next number of the account. Call it in the transaction that queues the job. */
export async function insertTask(db: Db, owner: Owner, task: NewTask): Promise<TaskRow> {
  return await db
    .insertInto("tasks")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'task')`,
      kind: task.kind,
      title: task.title.slice(0, 300),
      weight: task.weight,
      estimated_seconds: await estimateSeconds(db, task.kind, task.weight),
      campaign_id: task.campaignId ?? null,
      property_id: task.propertyId ?? null,
      idempotency_key: task.idempotencyKey ?? null,
      lease_until: sql<Date>`now() + make_interval(secs => ${WAIT_SECONDS})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The owner's task, undefined when there is none. */
export const findTask = (db: Db, owner: Owner, id: string): Promise<TaskRow | undefined> =>
  db.selectFrom("tasks").selectAll().where("user_id", "=", owner.userId).where("id", "=", id).executeTakeFirst();

/** What tasks make, each with the task that makes it; null where that is gone. */
export async function withTasks<Made extends { task_id: string | null }>(
  db: Db,
  owner: Owner,
  rows: readonly Made[],
): Promise<{ row: Made; task: TaskRow | null }[]> {
  const ids = rows.flatMap(({ task_id }) => task_id ?? []);
  const tasks =
    ids.length === 0
      ? []
      : await db.selectFrom("tasks").selectAll().where("user_id", "=", owner.userId).where("id", "in", ids).execute();
  return rows.map((row) => ({ row, task: tasks.find(({ id }) => id === row.task_id) ?? null }));
}

/** Throws not_found, also for somebody else's task. */
export async function getTask(db: Db, owner: Owner, id: string): Promise<TaskRow> {
  const row = await findTask(db, owner, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** The task an earlier, identical request made. */
export const findTaskByKey = (db: Db, owner: Owner, kind: Task["kind"], key: string): Promise<TaskRow | undefined> =>
  db
    .selectFrom("tasks")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("kind", "=", kind)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** Which tasks are meant: of a kind, with a text in the title or the number. */
export interface TasksAbout {
  kind?: Task["kind"] | undefined;
  query?: string | undefined;
}

function matching({ kind, query }: TasksAbout) {
  const text = query?.trim();
  return (where: ExpressionBuilder<Tables, "tasks">) => {
    const all = [kind ? where("kind", "=", kind) : null];
    if (text) {
      const pattern = containing(text);
      const number = sql<string>`'TASK-' || lpad(number::text, greatest(3, length(number::text)), '0')`;
      all.push(where.or([where("title", "ilike", pattern), where(number, "ilike", pattern)]));
    }
    return where.and(all.filter((one) => one !== null));
  };
}

/** A page of the owner's tasks, newest first. Throws invalid_input for a cursor we did not write. */
export async function listTasks(
  db: Db,
  owner: Owner,
  options: TasksAbout & { status?: TaskStatus | undefined; cursor?: string | undefined; limit: number },
): Promise<{ rows: TaskRow[]; nextCursor: string | null }> {
  let query = db.selectFrom("tasks").selectAll().where("user_id", "=", owner.userId).where(matching(options));
  if (options.status) query = query.where("status", "=", options.status);
  return await newestPage(query, options);
}

/** How many tasks are in each status, for the filter of the queue screen and the overview's card. */
export async function countTasks(db: Db, owner: Owner, about: TasksAbout): Promise<Record<TaskStatus, number>> {
  const rows = await db
    .selectFrom("tasks")
    .select(["status", (eb) => eb.fn.countAll<string>().as("count")])
    .where("user_id", "=", owner.userId)
    .where(matching(about))
    .groupBy("status")
    .execute();
  const counts: Record<TaskStatus, number> = { pending: 0, processing: 0, completed: 0, failed: 0 };
  for (const row of rows) counts[row.status] = Number(row.count);
  return counts;
}

/** The newest failed tasks nobody cancelled, newest first. */
export async function failedTasks(db: Db, owner: Owner, about: TasksAbout, limit: number): Promise<TaskRow[]> {
  return await db
    .selectFrom("tasks")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("status", "=", "failed")
    .where(sql<boolean>`cause ->> 'code' <> 'cancelled'`)
    .where(matching(about))
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

/** A failed task waits again, with its attempts before it; undefined when it is not failed. */
export const reopenTask = (db: Db, owner: Owner, id: string): Promise<TaskRow | undefined> =>
  db
    .updateTable("tasks")
    .set({
      status: "pending",
      cause: null,
      started_at: null,
      finished_at: null,
      progress: 0,
      attempts: 0,
      human_retries: sql<number>`human_retries + 1`,
      lease_until: sql<Date>`now() + make_interval(secs => ${WAIT_SECONDS})`,
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("status", "=", "failed")
    .returningAll()
    .executeTakeFirst();

/** Ends a waiting or running task at once; its worker finds the claim gone at its next step. Undefined when it had ended. */
export const cancelTask = (db: Db, owner: Owner, id: string): Promise<TaskRow | undefined> =>
  db
    .updateTable("tasks")
    .set({
      status: "failed",
      cause: json({ code: "cancelled" as const, data: {} }),
      finished_at: sql<Date>`now()`,
      lease_until: null,
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("status", "in", ["pending", "processing"])
    .returningAll()
    .executeTakeFirst();
