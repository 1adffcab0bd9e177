/** From nothing to a migrated database and a pool on it. */
import type { ServerDatabase } from "#server/backend/database/embedded";
import { openDatabase } from "#server/backend/database/open";
import type { Log } from "#server/base/log";
import type { Config } from "#server/config/config";
import { migrate } from "#server/db/migrate";
import { openPool, type Pooled } from "#server/db/pool";
import type { Closer } from "./stop.ts";

export interface ReadyDatabase extends Pooled {
  database: ServerDatabase;
  /** Names of the migrations this start applied. */
  applied: string[];
}

const STOP_MS = 30_000;

export async function readyDatabase(config: Config, log: Log, closer: Closer): Promise<ReadyDatabase> {
  const database = await openDatabase(config, log);
  closer.add("database", () => database.stop(), STOP_MS);
  const applied = await migrate(database.url, { system: config.supabase === null });
  let closing = false;
  const pooled = openPool(database.url, (err) => closing || log.warn({ err }, "an idle database connection broke"));
  closer.add("pool", () => {
    closing = true;
    return pooled.db.destroy();
  });
  return { ...pooled, database, applied };
}
