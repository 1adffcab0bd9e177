/** Rounds that one process at a time works at: a lock of the database, gone with the connection that holds it. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";

/**
 * Works unless somebody (another process, or an earlier round of this one) is at it; false then. The lock spares double
 * work; what must not happen twice is kept from it by the tables.
 */
export async function withLock(db: Db, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const key = sql`hashtextextended(${`round:${name}`}, 0)`;
  return await db.connection().execute(async (one) => {
    const answer = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(one);
    if (!answer.rows[0]?.mine) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(one);
    }
    return true;
  });
}
