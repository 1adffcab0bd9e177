/** What this process tells others about itself while it works: that it lives, and which tasks it is at. */
import { randomUUID } from "node:crypto";
import os from "node:os";
import { workerLimits } from "#server/base/limits";
import { ownVersion } from "#server/base/version";
import { beat, forgetWorkers } from "#server/queries/tasks/workers";
import type { JobDeps } from "./deps.ts";
import type { TaskJob } from "./job.ts";

export interface Heartbeat {
  /** The work with the task among what this process is said to be at. */
  at<T>(taskId: string, work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

/** A heartbeat that cannot be written is the next one's matter: work never waits for it, and never fails by it. */
export async function startHeartbeat(
  { db, now, log }: Pick<JobDeps, "db" | "now" | "log">,
  { queues, alone }: { queues: readonly TaskJob["queue"][]; alone: boolean },
): Promise<Heartbeat> {
  const about = {
    id: randomUUID(),
    label: `${os.hostname()} · ${process.pid}`.slice(0, 200),
    version: ownVersion(),
    kinds: queues.map((queue) => queue.kind),
    slots: queues.reduce((sum, queue) => sum + queue.concurrency, 0),
    started_at: now(),
  };
  const busy = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  let again = false;
  // one at a time, and what changes meanwhile is in the next
  const say = () => {
    if (again) return;
    again = true;
    writing = writing
      .then(() => {
        again = false;
        return beat(db, { ...about, busy: [...busy], memory_bytes: process.memoryUsage.rss() });
      })
      .catch((error: unknown) => log.warn({ err: error }, "could not say that this process works"));
  };
  if (alone) await forgetWorkers(db, "all");
  say();
  await writing;
  const timer = setInterval(say, workerLimits.beatMs);
  return {
    async at(taskId, work) {
      busy.add(taskId);
      say();
      try {
        return await work();
      } finally {
        busy.delete(taskId);
        say();
      }
    },
    async stop() {
      clearInterval(timer);
      await writing;
      again = true; // nothing more is said
      await forgetWorkers(db, about.id).catch(() => {});
    },
  };
}
