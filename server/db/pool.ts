/** The connection pool and the Kysely instance over it: one of each per process, with limits on time and number. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { databaseLimits } from "#server/base/limits";
import type { Db, Tables } from "./tables.ts";

export interface Pooled {
  pool: pg.Pool;
  db: Db;
}

/**
 * Opens a pool on `url`. `onError` hears of idle connections that broke: without a listener
 * a restart of the database would end the whole process.
 */
export function openPool(url: string, onError: (error: Error) => void, max: number = databaseLimits.poolSize): Pooled {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "listcast",
    connectionTimeoutMillis: databaseLimits.connectMs,
    idleTimeoutMillis: databaseLimits.idleMs,
    statement_timeout: databaseLimits.statementMs,
    idle_in_transaction_session_timeout: databaseLimits.idleInTransactionMs,
  });
  pool.on("error", onError);
  // The pool listens to idle connections only. One that breaks while it is lent fails the query it is used for next; without
  // a listener it would end the process as well.
  pool.on("connect", (client) => client.on("error", () => {}));
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
