/** A job is a name, a schema and a handler. Its message is put into the queue by the transaction that makes it true. */
import { fromKysely, type PgBoss } from "pg-boss";
import { z } from "zod";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import type { JobDeps } from "./deps.ts";
import type { TaskRun } from "./run-task.ts";

/** Messages name a task and nothing else: its row is the truth, so a message that comes twice does no harm. */
export const taskMessage = z.object({ taskId: z.uuid() });
export type TaskMessage = z.infer<typeof taskMessage>;

export interface TaskJob {
  readonly name: string;
  readonly kind: Task["kind"];
  readonly schema: typeof taskMessage;
  /** So many tasks of the kind at the same time in one process. */
  readonly concurrency: number;
  handler(deps: JobDeps, task: TaskRow, run: TaskRun): Promise<void>;
}

export const queueOf = (kind: Task["kind"]): string => `task.${kind}`;

/** `trx` is the transaction that inserts or reopens the task: both happen, or neither. */
export async function enqueueTask(
  boss: PgBoss,
  trx: Db,
  task: Pick<TaskRow, "id" | "kind">,
  delaySeconds = 0,
): Promise<void> {
  const message: TaskMessage = { taskId: task.id };
  await boss.send(queueOf(task.kind), message, {
    db: fromKysely(trx),
    ...(delaySeconds > 0 ? { startAfter: delaySeconds } : {}),
  });
}
