/** Puts interrupted tasks back into the queue: at start, and every few seconds for other processes' sake. */
import { takeBackInterrupted } from "#server/queries/task-runs";
import type { JobDeps } from "./deps.ts";
import { enqueueTask } from "./job.ts";

/** How many tasks were taken back. `alone`: no other process works on this database, so nothing is running yet. */
export async function recoverTasks(deps: JobDeps, alone: boolean): Promise<number> {
  return await deps.db.transaction().execute(async (trx) => {
    const tasks = await takeBackInterrupted(trx, alone);
    for (const task of tasks) await enqueueTask(deps.boss, trx, task);
    return tasks.length;
  });
}
