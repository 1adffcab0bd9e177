/**
 * What a worker does to a task: claim it, keep the claim, report, finish. Each claim has a number (`run`); whoever holds an
 * older one, because the task was cancelled or given to another worker, may not write any more.
 */
import { sql } from "kysely";
import type { Task } from "#contract/task";
import { overdueAtOnce } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { TaskRow } from "#server/db/tables/tasks";
import { pausedKinds } from "./task-queues.ts";
import { WAIT_SECONDS } from "./tasks.ts";

/** A worker renews well before the end; after this much silence its task is given to another. */
export const LEASE_SECONDS = 6;

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** Claims last seconds. One of years is the sample's own, of the task that is shown under way: nobody works at it. */
const shownOnly = sql<boolean>`(status = 'processing' and lease_until > now() + interval '1 year')`;

/** A claim: the row as it was claimed. */
export type Claim = Pick<TaskRow, "id" | "run" | "user_id">;

/** The task, claimed; undefined when it is not waiting (done, cancelled, taken: a second message for it), or its queue is paused. */
export const claimTask = (db: Db, id: string): Promise<TaskRow | undefined> =>
  db
    .updateTable("tasks")
    .set({
      status: "processing",
      run: sql<number>`run + 1`,
      attempts: sql<number>`attempts + 1`,
      started_at: sql<Date>`now()`,
      last_cause: null,
      lease_until: inSeconds(LEASE_SECONDS),
    })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("kind", "not in", pausedKinds)
    .returningAll()
    .executeTakeFirst();

/** How many tasks of the same account and kind wait or run that are older than this one; counted up to a thousand. */
export async function countOpenBefore(db: Db, task: Pick<TaskRow, "kind" | "user_id" | "number">): Promise<number> {
  const older = db
    .selectFrom("tasks")
    .select("id")
    .where("user_id", "=", task.user_id)
    .where("kind", "=", task.kind)
    .where("status", "in", ["pending", "processing"])
    .where("number", "<", task.number)
    .limit(1_000);
  const { count } = await db
    .selectFrom(older.as("older"))
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const held = (db: Db, claim: Claim) =>
  db.updateTable("tasks").where("id", "=", claim.id).where("run", "=", claim.run).where("status", "=", "processing");

const took = (result: { numUpdatedRows: bigint }) => result.numUpdatedRows === 1n;

/** False when the claim is lost. */
export const renewClaim = async (db: Db, claim: Claim): Promise<boolean> =>
  took(
    await held(db, claim)
      .set({ lease_until: inSeconds(LEASE_SECONDS) })
      .executeTakeFirst(),
  );

/** Reports progress (0..100) and keeps the claim; locks the row until the transaction ends. False when the claim is lost. */
export const reportProgress = async (db: Db, claim: Claim, percent: number, title?: string): Promise<boolean> =>
  took(
    await held(db, claim)
      .set({
        progress: sql<number>`greatest(progress, ${Math.max(0, Math.min(99, Math.floor(percent)))})`,
        lease_until: inSeconds(LEASE_SECONDS),
        ...(title === undefined ? {} : { title: title.slice(0, 300) }),
      })
      .executeTakeFirst(),
  );

/** False when the claim was lost: somebody else has the task now. */
export const completeTask = async (db: Db, claim: Claim): Promise<boolean> =>
  took(
    await held(db, claim)
      .set({ status: "completed", progress: 100, finished_at: sql<Date>`now()`, lease_until: null })
      .executeTakeFirst(),
  );

/** False when the claim was lost. `cause`: what a person can act on. */
export const failTask = async (db: Db, claim: Claim, cause: NonNullable<Task["cause"]>): Promise<boolean> =>
  took(
    await held(db, claim)
      .set({ status: "failed", cause: json(cause), finished_at: sql<Date>`now()`, lease_until: null })
      .executeTakeFirst(),
  );

/** Gives the task back to wait `delaySeconds` for its next attempt; `cause` is null when it was only interrupted. */
export const releaseTask = async (db: Db, claim: Claim, delaySeconds: number, cause: Task["cause"]): Promise<boolean> =>
  took(
    await held(db, claim)
      .set({
        status: "pending",
        last_cause: cause === null ? null : json(cause),
        lease_until: inSeconds(delaySeconds + WAIT_SECONDS),
      })
      .executeTakeFirst(),
  );

/** Tasks whose worker died while it was at them, as so often before. `everyRunning` as below. */
export const interruptedTooOften = (db: Db, everyRunning: boolean, often: number): Promise<TaskRow[]> =>
  db
    .selectFrom("tasks")
    .selectAll()
    .where("status", "=", "processing")
    .where("attempts", ">=", often)
    .where(everyRunning ? sql<boolean>`true` : sql<boolean>`lease_until < now()`)
    .execute();

/** Those of the tasks that wait for a worker. */
export const waitingAmong = async (
  db: Db,
  ids: readonly string[],
): Promise<Pick<TaskRow, "id" | "kind" | "user_id" | "number">[]> =>
  ids.length === 0
    ? []
    : await db
        .selectFrom("tasks")
        .select(["id", "kind", "user_id", "number"])
        .where("id", "in", ids)
        .where("status", "=", "pending")
        .execute();

/**
 * Tasks whose worker died or whose message was lost, set to wait again. `everyRunning` is for the one process that is
 * alone with its database and has just started: whatever is marked as running is not. Of a long backlog the first part: what
 * is left comes in the next round.
 */
export async function takeBackInterrupted(
  db: Db,
  everyRunning: boolean,
): Promise<Pick<TaskRow, "id" | "kind" | "user_id" | "number">[]> {
  // what waits in a paused queue is left alone until it goes on
  const overdue = sql<boolean>`(status in ('pending', 'processing') and lease_until < now()
    and (status = 'processing' or kind not in ${pausedKinds}))`;
  const running = sql<boolean>`(status = 'processing' and not ${shownOnly})`;
  return await db
    .updateTable("tasks")
    .set({ status: "pending", lease_until: inSeconds(WAIT_SECONDS) })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("tasks")
        .select("id")
        .where((where) => where.or(everyRunning ? [overdue, running] : [overdue]))
        .orderBy("status", "desc")
        .orderBy("lease_until")
        .limit(overdueAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "user_id", "number"])
    .execute();
}
