/** Trying failed tasks again: within limits, and with the listing they use taken again. */
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";
import type { Task } from "#contract/task";
import { retryLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { enqueueTask } from "#server/jobs/job";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { gaveQuotaBack, takeQuota } from "#server/queries/billing/quota";
import { getCampaign } from "#server/queries/listings/campaigns";
import { taskOf } from "#server/queries/tasks/task-shape";
import { mayRetry } from "#server/queries/tasks/task-steps";
import { failedTasks, getTask, reopenTask, type TasksAbout } from "#server/queries/tasks/tasks";

/** Tasks one request tries again at most. */
const AT_ONCE = 50;

type Context = Pick<RequestContext, "db" | "boss" | "now"> &
  Pick<MemberContext, "owner"> & {
    /** In a support session nothing is taken of what the person paid for. */
    support: MemberContext["support"];
  };

/** A task whose listing came back asks the plan of today, and takes one again; one that took none is simply tried again. */
async function takeAgain(trx: Db, { owner, support, now }: Omit<Context, "db" | "boss">, task: TaskRow): Promise<void> {
  const { id, campaign_id: campaignId, property_id: propertyId } = task;
  if (campaignId === null || propertyId === null || !(await gaveQuotaBack(trx, owner, id))) return;
  if (support) throw new AppError("forbidden_in_support");
  const { platforms, languages } = (await getCampaign(trx, owner, campaignId)).preferences;
  await assertAllowed(trx, owner, { platforms, languages, listing: true }, now());
  await takeQuota(trx, owner, { propertyId, taskId: id }, now());
}

/** Undefined when it is not failed. Throws no_package, not_in_plan, quota_used_up, forbidden_in_support before anything is written. */
async function reopen(context: Omit<Context, "db">, trx: Db, task: TaskRow): Promise<TaskRow | undefined> {
  if (task.status !== "failed") return undefined;
  await takeAgain(trx, context, task);
  const reopened = await reopenTask(trx, context.owner, task.id);
  if (reopened) await enqueueTask(context.boss, trx, reopened);
  return reopened;
}

type Refused = { code: ErrorCode; data: ErrorData } | null;

const ofThePlan: readonly ErrorCode[] = ["no_package", "not_in_plan", "quota_used_up"];

/** They are thrown before anything is written, so the transaction goes on. */
function refusedByPlan(error: unknown): AppError {
  if (error instanceof AppError && ofThePlan.includes(error.code)) return error;
  throw error;
}

/** Throws not_found, not_retryable, retry_limit, too_many_requests, or what the plan refuses. */
export const retryTask = (context: Context, id: string): Promise<Task> =>
  context.db.transaction().execute((trx) => retryWithin(trx, context, id));

/** The same in a transaction of the caller's, which a throw must end. */
export async function retryWithin(trx: Db, context: Omit<Context, "db">, id: string): Promise<Task> {
  const { owner } = context;
  await oneAtATime(trx, owner);
  const task = await getTask(trx, owner, id);
  if (task.status !== "failed") throw new AppError("not_retryable");
  const may = await mayRetry(trx, owner, id);
  if (!may.task) throw new AppError("retry_limit", { data: { max: retryLimits.ofTask.times } });
  if (!may.account)
    throw new AppError("too_many_requests", { data: { retryAfterSeconds: retryLimits.ofAccount.minutes * 60 } });
  const reopened = await reopen(context, trx, task);
  if (!reopened) throw new AppError("not_retryable");
  return taskOf(reopened);
}

/** Those that were tried too often, or that the plan refuses, are left as they are and counted as refused; the last says why. */
export async function retryFailed(context: Context, about: TasksAbout) {
  const { owner } = context;
  return await context.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, owner);
    const retried: Task[] = [];
    let refused = 0;
    let why: Refused = null;
    for (const task of await failedTasks(trx, owner, about, AT_ONCE)) {
      const may = await mayRetry(trx, owner, task.id);
      if (may.task && may.account) {
        const outcome = await reopen(context, trx, task).catch(refusedByPlan);
        if (outcome && "code" in outcome) why = { code: outcome.code, data: outcome.data };
        else if (outcome) {
          retried.push(taskOf(outcome));
          continue;
        }
      }
      refused += 1;
    }
    return { retried, refused, why };
  });
}
