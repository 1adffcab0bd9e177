/** Keeps the reports' roll-ups: today's every round, yesterday's hourly, and history in batches until all of it is there. */
import { daysDue, rollUpDay } from "#server/queries/reports/roll-up";
import type { JobDeps } from "./deps.ts";
import { withLock } from "./with-lock.ts";

/** Days one round counts at most. */
const BATCH = 60;

type Deps = Pick<JobDeps, "db" | "now" | "log">;

/** False when another process is at it. One day that fails keeps no other waiting. */
export const rollUp = ({ db, now, log }: Deps, batch = BATCH): Promise<boolean> =>
  withLock(db, "reports", async () => {
    for (const day of await daysDue(db, now(), batch))
      await rollUpDay(db, day, now()).catch((err: unknown) => {
        log.warn({ err, day }, "a day of the reports could not be counted; the next round tries again");
      });
  });
