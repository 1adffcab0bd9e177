/** The same done to several, each in a transaction of its own: one that is refused takes nothing from the others. */
import type { TasksOutcome } from "#contract/admin/task-shape";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { AdminContext } from "#server/procedures/base/context";

/** `work` refuses by throwing an AppError; any other error ends it all. */
export async function eachInTurn(
  acting: AdminContext["acting"],
  ids: readonly string[],
  work: (trx: Db, id: string) => Promise<void>,
): Promise<TasksOutcome> {
  const outcome: TasksOutcome = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await acting((trx) => work(trx, id));
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcome.refused.push({ id, why: { code: error.code, data: error.data } });
    }
  }
  return outcome;
}
