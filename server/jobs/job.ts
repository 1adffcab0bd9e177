/** What a job is: a name, a queue or a schedule, and a handler. Also how the message of a task's job gets into its queue. */
import { fromKysely, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { countOpenBefore } from "#server/queries/tasks/task-runs";
import type { JobDeps } from "./deps.ts";
import type { TaskRun } from "./run-task.ts";

/** Messages name a task and nothing else: its row is the truth, so a message that comes twice does no harm. */
export const taskMessage = z.object({ taskId: z.uuid() });
export type TaskMessage = z.infer<typeof taskMessage>;

/** Works at a kind of task: a message in the kind's queue begins it. */
export interface TaskJob {
  readonly name: string;
  /** So many tasks of the kind at the same time in one process, and so many of them of one account. */
  readonly queue: { readonly kind: Task["kind"]; readonly concurrency: number; readonly perAccount: number };
  readonly schema: typeof taskMessage;
  handler(deps: JobDeps, task: TaskRow, run: TaskRun): Promise<void>;
}

/** Made again and again by the clock; it has no payload, what is to be done stands in the tables. */
export interface RoundJob<S = JobDeps> {
  readonly name: string;
  /** Milliseconds between the end of a round and the next; `firstMs`: until the first, where that is another time. */
  readonly schedule: { readonly everyMs: number; readonly firstMs?: number };
  /** Ends between two things when `signal` is aborted: the process stops, and waits for it. */
  handler(deps: S, signal: AbortSignal): Promise<unknown>;
}

export type Job = TaskJob | RoundJob;

export const queueOf = (kind: Task["kind"]): string => `task.${kind}`;

/**
 * `trx` is the transaction that inserts or reopens the task: both happen, or neither. Accounts are served in rounds: the first
 * of each before the second of anybody, so that who asks for one thing does not wait for who asked for fifty. What waits for
 * long is queued again (`takeBackInterrupted`), by the round it is in by then.
 */
export async function enqueueTask(
  boss: PgBoss,
  trx: Db,
  task: Pick<TaskRow, "kind" | "id" | "user_id" | "number">,
  delaySeconds = 0,
): Promise<void> {
  const message: TaskMessage = { taskId: task.id };
  const round = await countOpenBefore(trx, task);
  await boss.send(queueOf(task.kind), message, {
    db: fromKysely(trx),
    group: { id: task.user_id },
    priority: -round,
    ...(delaySeconds > 0 ? { startAfter: delaySeconds } : {}),
  });
}
