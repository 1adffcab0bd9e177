/** The course of a task, and how often people have tried again lately. */
import { sql } from "kysely";
import type { TaskStep } from "#contract/task";
import { retryLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** More steps than a person reads; a task that was tried again for days keeps its newest. */
const SHOWN = 200;

/** Oldest first. */
export async function stepsOfTask(db: Db, owner: Owner, taskId: string): Promise<TaskStep[]> {
  const rows = await db
    .selectFrom("task_steps")
    .select(["step", "created_at", "attempt", "progress", "cause"])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .orderBy("id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.reverse().map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() }));
}

/** Whether the task, and the account as a whole, may be tried again by a person now. */
export async function mayRetry(db: Db, owner: Owner, taskId: string): Promise<{ task: boolean; account: boolean }> {
  const { ofTask, ofAccount } = retryLimits;
  const { rows } = await sql<{ of_task: number; of_account: number }>`
    select
      (select count(*)::integer from task_steps where task_id = ${taskId} and step = 'retried'
        and created_at > now() - make_interval(mins => ${ofTask.minutes})) as of_task,
      (select count(*)::integer from task_steps where user_id = ${owner.userId} and step = 'retried'
        and created_at > now() - make_interval(mins => ${ofAccount.minutes})) as of_account`.execute(db);
  return {
    task: (rows[0]?.of_task ?? 0) < ofTask.times,
    account: (rows[0]?.of_account ?? 0) < ofAccount.times,
  };
}
