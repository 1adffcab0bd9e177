/** Starts the workers of every job and stops them: running tasks are given back, not lost. */
import type { PgBoss } from "pg-boss";
import { sweepLetters } from "#server/queries/tasks/dead-letters";
import { maintainAccounts } from "./account-maintenance.ts";
import { billingRound, reconcileRound } from "./billing.ts";
import { createDeadQueue } from "./dead-letter.ts";
import type { JobDeps } from "./deps.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { jobs } from "./index.ts";
import { queueOf, type TaskMessage } from "./job.ts";
import { recoverTasks } from "./recover.ts";
import { remindPackages } from "./remind-packages.ts";
import { rollUp } from "./roll-up.ts";
import { runTask } from "./run-task.ts";
import { sendMails } from "./send-mails.ts";
import { sweep } from "./sweep.ts";

/** How often interrupted tasks are looked for. */
const RECOVER_EVERY_MS = 3_000;
const MAIL_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** What got stuck at providers is asked about; each thing not before a minute has passed. */
const BILLING_EVERY_MS = 15_000;
const RECONCILE_EVERY_MS = 30 * 60_000;
const REMIND_EVERY_MS = 60_000;
/** Reports of the day that runs are at most this old; the first comes soon after the start. */
const REPORT_EVERY_MS = 5 * 60_000;
const FIRST_REPORT_MS = 5_000;
/** New messages wake a worker at once; this is for those that had to wait for their time, and for a backlog. */
const POLL = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

/** Makes the queues. Every process that sends needs them, also one without workers. */
export async function createQueues(boss: PgBoss): Promise<void> {
  // A message is only a wake-up call and a task's row knows its own retries, so the queue keeps little and tries once.
  for (const job of jobs)
    await boss.createQueue(queueOf(job.kind), {
      retryLimit: 0,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
      notify: true,
    });
  await createDeadQueue(boss);
}

export interface Workers {
  stop(): Promise<void>;
}

/** `alone`: this process owns its database (embedded), so whatever is marked as running was interrupted. */
export async function startWorkers(deps: JobDeps, options: { alone: boolean }): Promise<Workers> {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
  const recovered = await recoverTasks(deps, options.alone);
  if (recovered > 0) deps.log.info({ recovered }, "interrupted tasks go on");
  const presence = await startHeartbeat(deps, { jobs, alone: options.alone });
  for (const job of jobs) {
    await deps.boss.work<TaskMessage>(
      queueOf(job.kind),
      { ...POLL, batchSize: 1, localConcurrency: job.concurrency, localGroupConcurrency: job.perAccount },
      async ([message]) => {
        if (!message) return;
        const { taskId } = job.schema.parse(message.data);
        await track(presence.at(taskId, () => runTask(deps, job, taskId, stopping.signal)));
      },
    );
  }
  const every = (ms: number, what: () => Promise<unknown>, name: string) =>
    setInterval(() => {
      what().catch((error: unknown) => deps.log.warn({ err: error }, `${name} did not work`));
    }, ms);
  const timers = [
    every(RECOVER_EVERY_MS, () => recoverTasks(deps, false), "looking for interrupted tasks"),
    every(SWEEP_EVERY_MS, () => sweep(deps), "sweeping old rows"),
    every(SWEEP_EVERY_MS, () => sweepLetters(deps.db), "sweeping dead letters"),
    every(SWEEP_EVERY_MS, () => maintainAccounts(deps), "account maintenance"),
    every(BILLING_EVERY_MS, () => billingRound(deps), "asking about payments"),
    every(RECONCILE_EVERY_MS, () => reconcileRound(deps), "comparing with statements"),
    every(MAIL_EVERY_MS, () => sendMails(deps), "sending mails"),
    every(REMIND_EVERY_MS, () => remindPackages(deps), "reminding of packages"),
    every(REPORT_EVERY_MS, () => rollUp(deps), "counting reports"),
  ];
  const firstReport = setTimeout(() => {
    rollUp(deps).catch((error: unknown) => deps.log.warn({ err: error }, "counting reports did not work"));
  }, FIRST_REPORT_MS);
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      clearTimeout(firstReport);
      stopping.abort();
      for (const job of jobs) await deps.boss.offWork(queueOf(job.kind));
      await Promise.allSettled(running);
      await presence.stop();
    },
  };
}
