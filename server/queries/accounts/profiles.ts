/** The profile of an account: who it is to others, and which language it reads. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

/** The owner's profile, undefined when there is no row. */
export const findProfile = (db: Db, owner: Owner) =>
  db
    .selectFrom("profiles")
    .select(["display_name", "phone", "phone_verified_at", "avatar_url", "language", "created_at"])
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();

/** The same, under its lock until the transaction ends. */
export const lockProfile = (trx: Db, owner: Owner) =>
  trx
    .selectFrom("profiles")
    .select(["display_name", "phone"])
    .where("user_id", "=", owner.userId)
    .forUpdate()
    .executeTakeFirst();

/** As an administrator corrects them. */
export const saveNameAndPhone = (trx: Db, owner: Owner, displayName: string | null, phone: string | null) =>
  trx.updateTable("profiles").set({ display_name: displayName, phone }).where("user_id", "=", owner.userId).execute();

/** Keeps the language of the interface, for mails that leave while no browser is open. */
export const saveLanguage = (db: Db, owner: Owner, language: "zh" | "en") =>
  db.updateTable("profiles").set({ language }).where("user_id", "=", owner.userId).execute();

/** The language an account reads; null when it was never told. For mails that leave while no browser is open. */
export async function languageOfAccount(db: Db, owner: Owner): Promise<"zh" | "en" | null> {
  return (await findProfile(db, owner))?.language ?? null;
}

/** Puts another picture in its place and answers the one before; of two at the same moment each sees the other's. */
export async function replaceAvatar(trx: Db, owner: Owner, avatarUrl: string | null): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`avatar:${owner.userId}`}, 0))`.execute(trx);
  const before = await findProfile(trx, owner);
  await trx.updateTable("profiles").set({ avatar_url: avatarUrl }).where("user_id", "=", owner.userId).execute();
  return before?.avatar_url ?? null;
}

/** Marks the number as proved, if it is still the account's. False when it was changed meanwhile. */
export async function markPhoneVerified(db: Db, owner: Owner, phone: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("profiles")
    .set({ phone_verified_at: now })
    .where("user_id", "=", owner.userId)
    .where("phone", "=", phone)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
