/** Opens the database the configuration asks for: the embedded one, or a PostgreSQL of one's own. */
import pg from "pg";
import type { Log } from "#server/base/log";
import type { Config } from "#server/config/config";
import { openEmbedded, type ServerDatabase } from "./embedded.ts";

const OLDEST = 150_000;

/** Throws with a sentence a person can act on when the database does not answer or is too old. */
async function openPlain(url: string): Promise<ServerDatabase> {
  const { hostname, port, pathname } = new URL(url);
  const where = `${hostname}:${port || 5432}${pathname}`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST) throw new Error("PostgreSQL 15 or newer is needed");
  } catch (cause) {
    const message =
      cause instanceof Error ? cause.message || ("code" in cause ? String(cause.code) : "") : String(cause);
    throw new Error(`DATABASE_URL: the database at ${where} cannot be used: ${message}. / 数据库 ${where} 无法使用`, {
      cause,
    });
  } finally {
    await client.end().catch(() => {});
  }
  // one of one's own is watched by others: a query that finds it gone answers 503 by itself
  return { kind: "postgres", url, place: null, up: () => true, stop: async () => {} };
}

export const openDatabase = (config: Config, log: Log): Promise<ServerDatabase> =>
  config.databaseUrl ? openPlain(config.databaseUrl) : openEmbedded(config.dataDir, log);
