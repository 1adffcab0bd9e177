/** Support sessions: an administrator who looks at the product as an account sees it, for half an hour. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { supportLimits } from "#server/limits";

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

/** Ends what runs of this administrator; answers whom each was about. */
export const endSupport = (trx: Db, adminId: string, now: Date) =>
  trx
    .updateTable("support_sessions")
    .set({ ended_at: now })
    .where("admin_id", "=", adminId)
    .where("ended_at", "is", null)
    .returning(["id", "user_id", "ends_at"])
    .execute();

export async function startSupport(trx: Db, about: Omit<Support, "id" | "endsAt">, now: Date): Promise<Support> {
  const { adminId, userId, reason } = about;
  const endsAt = new Date(now.getTime() + supportLimits.minutes * 60_000);
  const { id } = await trx
    .insertInto("support_sessions")
    .values({ admin_id: adminId, user_id: userId, reason, started_at: now, ends_at: endsAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, adminId, userId, reason, endsAt };
}
