/** Keys of accounts for programs of their own: made, listed, revoked, and known again when one is sent. */
import { createHash, randomBytes, randomInt } from "node:crypto";
import { sql } from "kysely";
import type { ApiScope } from "#contract/developer/scopes";
import { AppError } from "#contract/errors";
import { developerLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { ApiKeyRow } from "#server/db/tables/developers";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";

const DAY_MS = 86_400_000;
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
const FORM = /^lck_[A-Za-z0-9]{8}_[A-Za-z0-9_-]{43}$/;

/** Enough: nobody guesses 256 bits, so that the hash needs no salt and no slowness. */
const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();

const makeKey = () => {
  const prefix = `lck_${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;
  return { prefix, key: `${prefix}_${randomBytes(32).toString("base64url")}` };
};

export const listKeys = (db: Db, owner: Owner): Promise<ApiKeyRow[]> =>
  db
    .selectFrom("api_keys")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .limit(developerLimits.keysListed)
    .execute();

/** `key` is told now and never again. Call it in a transaction. Throws conflict: it has as many as there may be. */
export async function insertKey(
  trx: Db,
  owner: Owner,
  about: { name: string; scopes: readonly ApiScope[]; days: number },
  now: Date,
): Promise<{ row: ApiKeyRow; key: string }> {
  await oneAtATime(trx, owner);
  const open = (await listKeys(trx, owner)).filter((row) => row.revoked_at === null && row.expires_at > now);
  if (open.length >= developerLimits.keys) throw new AppError("conflict", { data: { max: developerLimits.keys } });
  const { prefix, key } = makeKey();
  const row = await trx
    .insertInto("api_keys")
    .values({
      user_id: owner.userId,
      name: about.name,
      prefix,
      hash: hashOf(key),
      scopes: [...new Set(about.scopes)],
      created_at: now,
      expires_at: new Date(now.getTime() + about.days * DAY_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, key };
}

/** Throws not_found, also for somebody else's. */
export async function revokeKey(trx: Db, owner: Owner, id: string, now: Date): Promise<ApiKeyRow> {
  const row = await trx
    .updateTable("api_keys")
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${now}::timestamptz)` })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

const MINUTE_MS = 60_000;

/** The key that was sent, with its account's address; null: it opens nothing, or nobody whose account stands. */
export async function findKey(db: Db, key: string, now: Date): Promise<(ApiKeyRow & { email: string }) | null> {
  if (!FORM.test(key)) return null;
  const row = await db
    .selectFrom("api_keys")
    .selectAll()
    .select(sql<string>`(select coalesce(u.email, '') from auth.users u where u.id = api_keys.user_id)`.as("email"))
    .where("hash", "=", hashOf(key))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where(
      sql<boolean>`not exists (select from auth.users u where u.id = api_keys.user_id and u.banned_until > ${now}::timestamptz)
        and not exists (select from public.account_deletions d where d.user_id = api_keys.user_id)`,
    )
    .executeTakeFirst();
  if (!row) return null;
  // a row that every request writes would be waited for by every request
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > MINUTE_MS)
    await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", row.id).execute();
  return row;
}
