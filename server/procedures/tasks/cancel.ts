/** Ending a task that waits or runs: what is written stays, the listing comes back by the rules of the quota. */
import { AppError } from "#contract/errors";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { returnQuota } from "#server/queries/billing/quota";
import { taskOf } from "#server/queries/tasks/task-shape";
import { cancelTask, getTask } from "#server/queries/tasks/tasks";

/** Throws not_found, and not_cancellable when it has ended. */
export async function cancelWithin(trx: Db, owner: Owner, id: string): Promise<Task> {
  const cancelled = await cancelTask(trx, owner, id);
  if (!cancelled) {
    await getTask(trx, owner, id);
    throw new AppError("not_cancellable");
  }
  await returnQuota(trx, owner, id);
  return taskOf(cancelled);
}
