/**
 * One attempt at a task: claims it, keeps the claim while the handler works, and writes down how it ended. The task's row
 * decides everything; the queue only wakes us.
 */
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { returnQuota } from "#server/queries/billing/quota";
import { tellCompleted, tellFailed } from "#server/queries/tasks/task-news";
import {
  claimTask,
  completeTask,
  failTask,
  LEASE_SECONDS,
  releaseTask,
  renewClaim,
  reportProgress,
} from "#server/queries/tasks/task-runs";
import { writeDeadLetter } from "./dead-letter.ts";
import type { JobDeps } from "./deps.ts";
import { enqueueTask, type TaskJob } from "./job.ts";
import { isGivenUp, retryDelay } from "./retry.ts";

/** What a handler is given beside its task. */
export interface TaskRun {
  /** Aborted when the task is cancelled, taken over, or the process stops. */
  readonly signal: AbortSignal;
  /** Reports percent done. `store` runs in the same transaction, so that a result and its progress appear together. */
  progress(percent: number, options?: { title?: string; store?: (trx: Db) => Promise<void> }): Promise<void>;
}

/** The claim is gone: cancelled, or another worker has it. Nothing is left for us to write. */
class ClaimLost extends Error {}
/** The process is asked to stop: the task goes back and another process takes it. */
class Stopping extends Error {}

/** Takes the task, does the work and writes down how it ended. Does nothing for a task that is taken or over. */
export async function runTask(deps: JobDeps, job: TaskJob, taskId: string, stopping: AbortSignal): Promise<void> {
  // still waiting: another process finds it, or this one when it starts again
  if (stopping.aborted) return;
  const task = await claimTask(deps.db, taskId);
  if (!task) return;
  const ended = new AbortController();
  const onStop = () => ended.abort(new Stopping());
  stopping.addEventListener("abort", onStop);
  if (stopping.aborted) onStop(); // it came while we claimed
  const renewal = setInterval(
    () =>
      renewClaim(deps.db, task).then(
        (kept) => kept || ended.abort(new ClaimLost()),
        (error: unknown) => deps.log.warn({ err: error, taskId }, "could not renew the claim of a task"),
      ),
    (LEASE_SECONDS * 1000) / 3,
  );
  try {
    await job.handler(deps, task, { signal: ended.signal, progress: progressOf(deps, task, ended) });
    await complete(deps, task);
  } catch (error) {
    await writeDown(deps, task, ended.signal.aborted ? ended.signal.reason : error);
  } finally {
    clearInterval(renewal);
    stopping.removeEventListener("abort", onStop);
  }
}

const progressOf =
  (deps: JobDeps, task: TaskRow, ended: AbortController): TaskRun["progress"] =>
  async (percent, options = {}) => {
    ended.signal.throwIfAborted();
    const held = await deps.db.transaction().execute(async (trx) => {
      if (!(await reportProgress(trx, task, percent, options.title))) return false;
      await options.store?.(trx);
      return true;
    });
    if (held) return;
    ended.abort(new ClaimLost());
    ended.signal.throwIfAborted();
  };

async function writeDown(deps: JobDeps, task: TaskRow, error: unknown): Promise<void> {
  if (error instanceof ClaimLost) return;
  if (error instanceof Stopping) return await giveBack(deps, task, 0, null);
  const cause = causeOf(error);
  if (cause.code === "internal") deps.log.error({ err: error, taskId: task.id, kind: task.kind }, "a task failed");
  const delay = retryDelay(cause.code, task.attempts);
  if (delay === null) await failForGood(deps, task, cause, error);
  else await giveBack(deps, task, delay, cause);
}

const complete = (deps: JobDeps, task: TaskRow) =>
  deps.db.transaction().execute(async (trx) => {
    if (await completeTask(trx, task)) await tellCompleted(trx, task);
  });

/**
 * Whatever the cause, not all that was asked for was made: its listing comes back, and trying again takes one again. What was
 * given up for the system's own reasons leaves a letter for administrators.
 */
export const failForGood = (
  deps: Pick<JobDeps, "db" | "boss">,
  task: TaskRow,
  cause: NonNullable<TaskRow["cause"]>,
  error: unknown,
): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    if (!(await failTask(trx, task, cause))) return;
    await returnQuota(trx, ownerOfRow(task), task.id);
    await tellFailed(trx, task, cause);
    if (isGivenUp(cause.code)) await writeDeadLetter(deps.boss, trx, task.id, error);
  });

const giveBack = (deps: JobDeps, task: TaskRow, delaySeconds: number, cause: TaskRow["cause"]) =>
  deps.db.transaction().execute(async (trx) => {
    if (await releaseTask(trx, task, delaySeconds, cause)) await enqueueTask(deps.boss, trx, task, delaySeconds);
  });

function causeOf(error: unknown): { code: ErrorCode; data: ErrorData } {
  return error instanceof AppError ? { code: error.code, data: error.data } : { code: "internal", data: {} };
}
