/** What this process leans on, each asked in the smallest way that proves it. */
import type pg from "pg";
import { readyLimits } from "#server/base/limits";
import { openPool } from "#server/db/pool";
import type { Probe } from "#server/health/readiness";
import { probeTaskThreads, probeThreads } from "#server/thread/index";
import { imagesAnswer } from "#server/work/images";

/**
 * `tasks`: whether this process works on tasks, which have threads of their own. `close` ends the connection that the database is asked on: one of its own, so that a full pool is not
 * taken for its absence.
 */
export function serverProbes(
  databaseUrl: string,
  pool: Pick<pg.Pool, "connect">,
  { tasks }: { tasks: boolean } = { tasks: true },
) {
  const own = openPool(databaseUrl, () => {}, 1);
  const { limitMs } = readyLimits;
  const probes: Probe[] = [
    {
      name: "database",
      limitMs: limitMs.database,
      check: async () => void (await own.pool.query("select 1")),
    },
    {
      name: "connections",
      limitMs: limitMs.connections,
      check: async () => (await pool.connect()).release(),
    },
    { name: "threads", limitMs: limitMs.threads, check: probeThreads },
    ...(tasks ? [{ name: "tasks", limitMs: limitMs.tasks, check: probeTaskThreads }] : []),
    { name: "images", limitMs: limitMs.images, check: imagesAnswer },
  ];
  return { probes, close: () => own.db.destroy() };
}
