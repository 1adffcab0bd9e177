/** What this process leans on, each asked in the smallest way that proves it. */
import type pg from "pg";
import { readyLimits } from "#server/base/limits";
import { openPool } from "#server/db/pool";
import type { Probe } from "#server/health/readiness";
import { probeThreads } from "#server/thread/index";
import { imagesAnswer } from "#server/work/images";

/** `close` ends the connection that the database is asked on: one of its own, so that a full pool is not taken for its absence. */
export function serverProbes(databaseUrl: string, pool: Pick<pg.Pool, "connect">) {
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
    { name: "images", limitMs: limitMs.images, check: imagesAnswer },
  ];
  return { probes, close: () => own.db.destroy() };
}
