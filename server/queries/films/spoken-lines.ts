/** Lines that were read aloud for an account, by what was asked for. The sound lies in the bucket `media`. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";

/** Where the line lies; only its account's name leads to it. */
const linePath = (userId: string, hash: string): string => `${userId}/spoken/${hash}.wav`;

/** Null where the account never had it read, or not lately. */
export async function findLine(db: Db, userId: string, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom("spoken_lines")
    .select("path")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row?.path ?? null;
}

/** Writes down that the account has the line, before its file is put where the answer says. */
export async function keepLine(db: Db, userId: string, hash: string): Promise<string> {
  const path = linePath(userId, hash);
  await db
    .insertInto("spoken_lines")
    .values({ user_id: userId, hash, path })
    .onConflict((taken) => taken.columns(["user_id", "hash"]).doUpdateSet({ created_at: sql<Date>`now()` }))
    .execute();
  return path;
}

/** Takes lines of the account away; answers the paths of their files. */
export async function removeLines(db: Db, userId: string, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .deleteFrom("spoken_lines")
    .where("user_id", "=", userId)
    .where("hash", "in", [...hashes])
    .returning("path")
    .execute();
  return rows.map(({ path }) => path);
}

/** Removes lines that were read more than a week ago, and answers the paths of their files. */
export async function forgetLines(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom("spoken_lines")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .returning("path")
    .execute();
  return rows.map(({ path }) => path);
}
