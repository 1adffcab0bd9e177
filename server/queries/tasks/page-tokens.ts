/** One-time tokens with which an agent's browser sends a page it sees: made for an account, good once and for minutes. */
import { createHash, randomBytes } from "node:crypto";
import type { Db } from "#server/db/tables";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import type { Owner } from "#server/queries/accounts/owner";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** 43 characters, of which nothing but a hash is kept. */
export async function insertPageToken(db: Db, owner: Owner, expiresAt: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("page_tokens")
    .values({ token_hash: hashOf(token), user_id: owner.userId, expires_at: expiresAt })
    .execute();
  return token;
}

/** Whose it is, the first time it is asked and in time; null for any other. It is used up, whatever comes of it. */
export async function usePageToken(db: Db, token: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable("page_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", hashOf(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where(inGoodStanding("page_tokens.user_id"))
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Those of yesterday; until then they count towards what an account may ask for. */
export const forgetPageTokens = (db: Db, now: Date) =>
  db
    .deleteFrom("page_tokens")
    .where("expires_at", "<", new Date(now.getTime() - 86_400_000))
    .execute();
