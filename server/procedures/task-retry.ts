/** Trying failed tasks again: within limits, and with the listing they use taken again. */
import { AppError } from "#contract/errors";
import type { Task } from "#contract/task";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { enqueueTask } from "#server/jobs/job";
import { retryLimits } from "#server/limits";
import { oneAtATime } from "#server/queries/limits";
import type { Owner } from "#server/queries/owner";
import { takeQuotaAgain } from "#server/queries/subscriptions";
import { taskOf } from "#server/queries/task-shape";
import { mayRetry } from "#server/queries/task-steps";
import { failedTasks, getTask, reopenTask, type TasksAbout } from "#server/queries/tasks";
import type { MemberContext, RequestContext } from "./context.ts";

/** Tasks one request tries again at most. */
const AT_ONCE = 50;

type Context = Pick<RequestContext, "db" | "boss"> & Pick<MemberContext, "owner">;

async function reopen(boss: Context["boss"], trx: Db, owner: Owner, id: string): Promise<TaskRow | undefined> {
  const reopened = await reopenTask(trx, owner, id);
  if (!reopened) return undefined;
  await takeQuotaAgain(trx, owner, reopened);
  await enqueueTask(boss, trx, reopened);
  return reopened;
}

/** Throws not_found, not_retryable, retry_limit or too_many_requests. */
export async function retryTask({ db, boss, owner }: Context, id: string): Promise<Task> {
  return await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, owner);
    const task = await getTask(trx, owner, id);
    if (task.status !== "failed") throw new AppError("not_retryable");
    const may = await mayRetry(trx, owner, id);
    if (!may.task) throw new AppError("retry_limit", { data: { max: retryLimits.ofTask.times } });
    if (!may.account)
      throw new AppError("too_many_requests", { data: { retryAfterSeconds: retryLimits.ofAccount.minutes * 60 } });
    const reopened = await reopen(boss, trx, owner, id);
    if (!reopened) throw new AppError("not_retryable");
    return taskOf(reopened);
  });
}

/** Those that were tried too often are left as they are and counted as refused. */
export async function retryFailed({ db, boss, owner }: Context, about: TasksAbout) {
  return await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, owner);
    const retried: Task[] = [];
    let refused = 0;
    for (const { id } of await failedTasks(trx, owner, about, AT_ONCE)) {
      const may = await mayRetry(trx, owner, id);
      const reopened = may.task && may.account ? await reopen(boss, trx, owner, id) : undefined;
      if (reopened) retried.push(taskOf(reopened));
      else refused += 1;
    }
    return { retried, refused };
  });
}
