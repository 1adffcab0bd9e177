/** Keeps the reports' roll-ups: today's every round, yesterday's hourly, and history in batches until all of it is there. */
import { daysDue, rollUpDay } from "#server/queries/reports/roll-up";
import type { JobDeps } from "./deps.ts";
import type { RoundJob } from "./job.ts";

/** Days one round counts at most. */
const BATCH = 60;

type Deps = Pick<JobDeps, "db" | "now" | "log">;

/** One day that fails keeps no other waiting. */
export async function rollUp(
  { db, now, log }: Deps,
  { batch = BATCH, signal }: { batch?: number; signal?: AbortSignal } = {},
) {
  for (const day of await daysDue(db, now(), batch)) {
    if (signal?.aborted) return;
    await rollUpDay(db, day, now()).catch((err: unknown) => {
      log.warn({ err, day }, "a day of the reports could not be counted; the next round tries again");
    });
  }
}

/** Reports of the day that runs are at most five minutes old; the first comes soon after the start. */
export const rollUpJob: RoundJob = {
  name: "reports",
  schedule: { everyMs: 5 * 60_000, firstMs: 5_000 },
  handler: (deps, signal) => rollUp(deps, { signal }),
};
