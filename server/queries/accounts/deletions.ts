/** Accounts that asked to be deleted: scheduled, called off, taken up when their time has come. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

/** The owner's wish to be deleted, undefined when there is none. */
export const findDeletion = (db: Db, owner: Owner) =>
  db.selectFrom("account_deletions").selectAll().where("user_id", "=", owner.userId).executeTakeFirst();

/** Throws last_super_admin when nobody but these would be left to manage administrators. Holds until the transaction ends. */
export async function assertNotLastSuper(trx: Db, ...userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended('super admins', 0))`.execute(trx);
  const supers = await trx
    .selectFrom("user_roles")
    .innerJoin("accounts", "accounts.user_id", "user_roles.user_id")
    .select("user_roles.user_id")
    .where("user_roles.scope", "=", "super")
    .where("accounts.disabled_at", "is", null)
    // whoever never followed an invitation manages nothing
    .where((eb) => eb.or([eb("accounts.invited_at", "is", null), eb("accounts.confirmed_at", "is not", null)]))
    .where("user_roles.user_id", "not in", (eb) =>
      eb.selectFrom("account_deletions").select("user_id").where("account_deletions.user_id", "not in", userIds),
    )
    .execute();
  const others = supers.some((one) => !userIds.includes(one.user_id));
  if (!others && supers.length > 0) throw new AppError("last_super_admin");
}

/** The row as it is now: asking twice moves nothing. */
export async function scheduleDeletion(trx: Db, owner: Owner, at: { now: Date; due: Date }) {
  await trx
    .insertInto("account_deletions")
    .values({ user_id: owner.userId, requested_at: at.now, due_at: at.due })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  return trx.selectFrom("account_deletions").selectAll().where("user_id", "=", owner.userId).executeTakeFirstOrThrow();
}

/** False when there was nothing to call off, or the work has begun. */
export async function cancelDeletion(db: Db, owner: Owner): Promise<boolean> {
  const result = await db
    .deleteFrom("account_deletions")
    .where("user_id", "=", owner.userId)
    .where("started_at", "is", null)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Accounts whose time has come, those begun earlier and not finished first. */
export const dueDeletions = (db: Db, now: Date) =>
  db
    .selectFrom("account_deletions")
    .select(["user_id", "started_at"])
    .where("due_at", "<=", now)
    .orderBy("started_at")
    .limit(50)
    .execute();

/** From here on there is no way back. False when it was called off, or put off, a moment ago. */
export async function beginDeletion(db: Db, owner: Owner, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("account_deletions")
    .set({ started_at: now })
    .where("user_id", "=", owner.userId)
    .where("due_at", "<=", now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The last step of the work: nothing of the account is left after it. */
export const endDeletion = (db: Db, owner: Owner) =>
  db.deleteFrom("account_deletions").where("user_id", "=", owner.userId).execute();
