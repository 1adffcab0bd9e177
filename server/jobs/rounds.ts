/** Makes rounds by their schedules: never two of one job at once, and none is left running at the stop. */
import { setTimeout as sleep } from "node:timers/promises";
import { withLock } from "#server/db/with-lock";
import type { Using } from "#server/services/index";
import type { RoundJob } from "./job.ts";

/** What the runner itself needs; a job's handler may need more. */
type RunnerServices = Using<"db" | "log">;

/** One round now; false when another process (or another runner of this one) is at it. Rejects as the handler does. */
export const makeRound = <S extends RunnerServices>(
  services: S,
  job: RoundJob<S>,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> => withLock(services.db, job.name, () => job.handler(services, signal));

/** `stop`: no round begins any more; those that run are told by their signal, and waited for. */
export function startRounds<S extends RunnerServices>(services: S, jobs: readonly RoundJob<S>[]) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {});
  const repeat = async (job: RoundJob<S>) => {
    const { everyMs, firstMs = everyMs } = job.schedule;
    await pause(firstMs);
    while (!signal.aborted) {
      await makeRound(services, job, signal).catch((err: unknown) => {
        services.log.warn({ err, job: job.name }, "a round did not work; the next one tries again");
      });
      await pause(everyMs);
    }
  };
  const running = jobs.map(repeat);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
