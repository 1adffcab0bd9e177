/** Work that one process at a time is at: a lock of the database, gone with the connection that holds it. */
import { sql } from "kysely";
import type { Db } from "./tables.ts";

/**
 * Works unless somebody holds the lock of that name (another process, or this one on another connection); false then. Takes
 * one connection of the pool for as long as the work lasts.
 */
export async function withLock(db: Db, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const key = sql`hashtextextended(${`round:${name}`}, 0)`;
  return await db.connection().execute(async (connection) => {
    const answer = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
    if (!answer.rows[0]?.mine) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
    return true;
  });
}
