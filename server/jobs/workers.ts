/** Starts every job and stops them: running tasks are given back, not lost, and rounds are waited for. */
import type { PgBoss } from "pg-boss";
import { startPublishing } from "#server/publishing/run";
import { createDeadQueue } from "./dead-letter.ts";
import type { JobDeps } from "./deps.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { roundJobs, taskJobs } from "./index.ts";
import { queueOf, type TaskMessage } from "./job.ts";
import { queueAgain, recoverTasks } from "./recover.ts";
import { startRounds } from "./rounds.ts";
import { runTask } from "./run-task.ts";

/** New messages wake a worker at once; this is for those that had to wait for their time, and for a backlog. */
const POLL = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };

/** Makes the queues. Every process that sends needs them, also one without workers. */
export async function createQueues(boss: PgBoss): Promise<void> {
  // A message is only a wake-up call and a task's row knows its own retries, so the queue keeps little and tries once.
  for (const { queue } of taskJobs)
    await boss.createQueue(queueOf(queue.kind), {
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
  /** Tasks whose message came while we stop: the message is used up, and their next worker must not wait for a round. */
  const missed = new Set<string>();
  const track = (work: Promise<void>) => {
    running.add(work);
    return work.finally(() => running.delete(work));
  };
  const recovered = await recoverTasks(deps, options.alone);
  if (recovered > 0) deps.log.info({ recovered }, "interrupted tasks go on");
  const presence = await startHeartbeat(deps, { queues: taskJobs.map(({ queue }) => queue), alone: options.alone });
  for (const job of taskJobs) {
    const { kind, concurrency, perAccount } = job.queue;
    await deps.boss.work<TaskMessage>(
      queueOf(kind),
      { ...POLL, batchSize: 1, localConcurrency: concurrency, localGroupConcurrency: perAccount },
      async ([message]) => {
        if (!message) return;
        const { taskId } = job.schema.parse(message.data);
        if (stopping.signal.aborted) missed.add(taskId);
        else await track(presence.at(taskId, () => runTask(deps, job, taskId, stopping.signal)));
      },
    );
  }
  const rounds = startRounds(deps, roundJobs);
  const publishing = startPublishing(deps);
  return {
    async stop() {
      const off = (wait: boolean) =>
        Promise.all(taskJobs.map(({ queue }) => deps.boss.offWork(queueOf(queue.kind), { wait })));
      // before the running tasks give theirs back: this process would fetch them again
      await off(false);
      stopping.abort();
      await off(true);
      await queueAgain(deps, [...missed]);
      await Promise.allSettled([...running, rounds.stop(), publishing.stop()]);
      await presence.stop();
    },
  };
}
