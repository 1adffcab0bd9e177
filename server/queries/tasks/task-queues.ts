/** Whether a kind of task is worked at: paused and gone on with by administrators, asked by every worker. */
import { sql } from "kysely";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import { WAIT_SECONDS } from "./tasks.ts";

type Kind = Task["kind"];

/** For `kind not in …`: in the statement itself, so that nothing is taken once a pause is committed. */
export const pausedKinds = sql<Kind>`(select kind from public.task_queues where paused_at is not null)`;

export const taskQueues = (db: Db) => db.selectFrom("task_queues").selectAll().orderBy("kind").execute();

/** A second time it corrects what people are told; since when stays. */
export async function pauseQueue(
  trx: Db,
  kind: Kind,
  { at, until, reason }: { at: Date; until: Date | null; reason: string },
): Promise<void> {
  await trx
    .updateTable("task_queues")
    .set({ paused_at: sql<Date>`coalesce(paused_at, ${at})`, until, reason })
    .where("kind", "=", kind)
    .execute();
}

/** Messages of what waited have come and gone meanwhile: it is due at once, so that the next round queues it again. */
export async function resumeQueue(trx: Db, kind: Kind): Promise<void> {
  await trx
    .updateTable("task_queues")
    .set({ paused_at: null, until: null, reason: "" })
    .where("kind", "=", kind)
    .execute();
  await trx
    .updateTable("tasks")
    .set({ lease_until: sql<Date>`now()` })
    .where("kind", "=", kind)
    .where("status", "=", "pending")
    // those that wait for their next attempt go on waiting
    .where("lease_until", "<=", sql<Date>`now() + make_interval(secs => ${WAIT_SECONDS})`)
    .execute();
}

/** Which kinds were paused until a moment that has come, and go on now. */
export async function resumeDue(trx: Db, now: Date): Promise<Kind[]> {
  const due = await trx
    .selectFrom("task_queues")
    .select("kind")
    .where("paused_at", "is not", null)
    .where("until", "<=", now)
    .orderBy("kind")
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { kind } of due) await resumeQueue(trx, kind);
  return due.map(({ kind }) => kind);
}
