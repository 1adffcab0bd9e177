/** Puts interrupted tasks back into the queue and ends pauses that are over: at start, and every few seconds. */
import { deadLetterLimits } from "#server/base/limits";
import { resumeDue } from "#server/queries/tasks/task-queues";
import { interruptedTooOften, takeBackInterrupted, waitingAmong } from "#server/queries/tasks/task-runs";
import type { JobDeps } from "./deps.ts";
import { enqueueTask, type RoundJob } from "./job.ts";
import { failForGood } from "./run-task.ts";

/** How many tasks were taken back. `alone`: no other process works on this database, so nothing is running yet. */
export async function recoverTasks(deps: JobDeps, alone: boolean): Promise<number> {
  // one that takes its process down each time would take the whole product down with it
  for (const task of await interruptedTooOften(deps.db, alone, deadLetterLimits.interruptions)) {
    deps.log.error({ taskId: task.id, kind: task.kind, attempts: task.attempts }, "a task was interrupted too often");
    await failForGood(deps, task, { code: "internal", data: {} }, new Error(`interrupted ${task.attempts} times`));
  }
  const resumed = await deps.db.transaction().execute((trx) => resumeDue(trx, deps.now()));
  for (const kind of resumed) deps.log.info({ kind }, "a paused queue goes on, as it was told to");
  return await queueOverdue(deps, alone);
}

/** Puts what is overdue into the queue, the first of it; also at once when a paused kind goes on. Answers how many. */
export const queueOverdue = ({ db, boss }: Pick<JobDeps, "db" | "boss">, alone = false): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const tasks = await takeBackInterrupted(trx, alone);
    for (const task of tasks) await enqueueTask(boss, trx, task);
    return tasks.length;
  });

/** Puts those of the tasks that still wait into the queue once more: a message that comes twice does no harm. */
export const queueAgain = ({ db, boss }: Pick<JobDeps, "db" | "boss">, taskIds: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const task of await waitingAmong(trx, taskIds)) await enqueueTask(boss, trx, task);
  });

export const recoverJob: RoundJob = {
  name: "recover",
  schedule: { everyMs: 3_000 },
  handler: (deps) => recoverTasks(deps, false),
};
