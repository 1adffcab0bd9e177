/** Support sessions: an administrator who looks at the product as an account sees it, for half an hour. */
import { type RawBuilder, sql } from "kysely";
import { AppError } from "#contract/errors";
import { supportLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { writeAudit } from "#server/queries/audit/audit";
import { wakeStreams } from "#server/queries/notifications/streams";

export interface Support {
  id: string;
  adminId: string;
  userId: string;
  reason: string;
  endsAt: Date;
}

const open = (db: Db, now: Date) =>
  db
    .selectFrom("support_sessions as s")
    .innerJoin("user_roles as by", "by.user_id", "s.admin_id")
    .innerJoin("accounts as whose", "whose.user_id", "s.user_id")
    .select(["s.id", "s.admin_id", "s.user_id", "s.reason", "s.ends_at", "whose.role", "whose.email"])
    .where("s.ended_at", "is", null)
    .where("s.ends_at", ">", now)
    // asked at every request, so that whatever changed in between holds at once
    .where("by.role", "=", "admin")
    .where("by.scope", "in", ["super", "operations"])
    .where("whose.role", "!=", "admin")
    .where("whose.disabled_at", "is", null);

/** The session of this administrator, as it stands at this moment. Throws support_over. */
export async function findSupport(db: Db, id: string, adminId: string, now: Date) {
  const row = await open(db, now).where("s.id", "=", id).where("s.admin_id", "=", adminId).executeTakeFirst();
  if (!row) throw new AppError("support_over");
  const { user_id: userId, reason, ends_at: endsAt, role, email } = row;
  return { support: { id, adminId, userId, reason, endsAt } satisfies Support, role, email };
}

/** Whether it runs at this moment, with the rights of both sides. */
export const supportStands = async (db: Db, { id }: Support, now: Date): Promise<boolean> =>
  (await open(db, now).where("s.id", "=", id).executeTakeFirst()) !== undefined;

/**
 * Ends what this administrator has open, waiting for whoever begins or ends one at the same moment; what ended by its time
 * already is only closed. Answers how many ran.
 */
export async function endSupport(trx: Db, adminId: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`support:${adminId}`}, 0))`.execute(trx);
  return await close(trx, sql<boolean>`admin_id = ${adminId}`, now);
}

/** Ends what runs by this account and over it, when its rights are others: what comes back later opens none of them again. */
export const endSupportAbout = (trx: Db, userId: string, now: Date): Promise<number> =>
  close(trx, sql<boolean>`(admin_id = ${userId} or user_id = ${userId})`, now);

async function close(trx: Db, which: RawBuilder<boolean>, now: Date): Promise<number> {
  const closed = await trx
    .updateTable("support_sessions")
    .set({ ended_at: sql<Date>`least(ends_at, ${now})` })
    .where(which)
    .where("ended_at", "is", null)
    .returning(["id", "user_id", "ends_at"])
    .execute();
  const ran = closed.filter((one) => one.ends_at > now);
  for (const one of ran) {
    await writeAudit(trx, { action: "support.end", subjectId: one.id, accountId: one.user_id, after: {} });
    await wakeStreams(trx, one.user_id);
  }
  return ran.length;
}

/** One at a time: an administrator's next one ends the one before. */
export async function startSupport(trx: Db, about: Omit<Support, "id" | "endsAt">, now: Date): Promise<Support> {
  const { adminId, userId, reason } = about;
  await endSupport(trx, adminId, now);
  const endsAt = new Date(now.getTime() + supportLimits.minutes * 60_000);
  const { id } = await trx
    .insertInto("support_sessions")
    .values({ admin_id: adminId, user_id: userId, reason, started_at: now, ends_at: endsAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  const after = { reason, endsAt: endsAt.toISOString() };
  await writeAudit(trx, { action: "support.start", subjectId: id, accountId: userId, after });
  return { id, adminId, userId, reason, endsAt };
}
