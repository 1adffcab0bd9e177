/** Accounts as the server itself sees them: the same SQL on all three backends, because the tables are Supabase's own. */
import type { Kysely } from "kysely";
import { isPasswordTooLong } from "#contract/password";
import type { Clock } from "#server/base/clock";
import { verifyInThread } from "#server/work/passwords";
import { hasFactor } from "./second-factor.ts";
import { outlived } from "./session.ts";
import type { Tables } from "./tables.ts";
import type { AccountFacts, Accounts, OpenSession } from "./types.ts";

/** What is done differently: a hosted service changes its accounts itself. */
export type AccountsOfKind = Pick<Accounts, "remove" | "invite" | "sendPasswordReset"> & {
  /** Refuses sign-ins, or takes them again. */
  ban(userId: string, banned: boolean): Promise<void>;
};

/**
 * The account of an address that somebody signed up, nobody confirmed, no invitation made and no administrator closed:
 * whoever knew the address could make it. Null when there is none.
 */
export async function unconfirmedOf(db: Kysely<Tables>, email: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom("auth.users")
    .select("id")
    .where("email", "=", email.trim().toLowerCase())
    .where("is_sso_user", "=", false)
    .where("email_confirmed_at", "is", null)
    .where("invited_at", "is", null)
    .where((w) => w.or([w("banned_until", "is", null), w("banned_until", "<", now)]))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** `limits`: as in session.ts. */
export function accountsOn(
  db: Kysely<Tables>,
  now: Clock,
  limits: "ours" | "service",
  { ban, remove, invite, sendPasswordReset }: AccountsOfKind,
): Accounts {
  const stands = (row: { created_at: Date | null; updated_at: Date | null; not_after: Date | null }) =>
    limits === "ours" ? !outlived(row, now()) : row.not_after === null || row.not_after > now();
  const endSessions: Accounts["endSessions"] = async (userId, which) => {
    let gone = db.deleteFrom("auth.sessions").where("user_id", "=", userId);
    if ("only" in which) gone = gone.where("id", "=", which.only);
    if ("except" in which && which.except !== null) gone = gone.where("id", "!=", which.except);
    return Number((await gone.executeTakeFirst()).numDeletedRows);
  };
  return {
    async find(userId): Promise<AccountFacts | null> {
      const row = await db
        .selectFrom("auth.users")
        .select(["email", "email_confirmed_at", "last_sign_in_at", "created_at"])
        .where("id", "=", userId)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (!row) return null;
      return {
        email: row.email ?? "",
        emailConfirmedAt: row.email_confirmed_at,
        lastSignInAt: row.last_sign_in_at,
        createdAt: row.created_at ?? now(),
      };
    },
    async passwordIs(userId, password) {
      if (isPasswordTooLong(password)) return false;
      const row = await db
        .selectFrom("auth.users")
        .select("encrypted_password")
        .where("id", "=", userId)
        .executeTakeFirst();
      if (!row?.encrypted_password) return false;
      return await verifyInThread(password, row.encrypted_password, { kind: "known", from: userId, about: userId });
    },
    async sessions(userId): Promise<OpenSession[]> {
      let open = db
        .selectFrom("auth.sessions")
        .select(["id", "created_at", "updated_at", "not_after", "user_agent", "ip"])
        .where("user_id", "=", userId);
      // one that still awaits the second factor is not signed in
      if (await hasFactor(db, userId)) open = open.where("aal", "in", ["aal2", "aal3"]);
      const rows = await open.execute();
      return rows
        .filter(stands)
        .map((row) => ({
          id: row.id,
          userAgent: row.user_agent,
          address: row.ip,
          openedAt: row.created_at ?? now(),
          seenAt: row.updated_at ?? row.created_at ?? now(),
        }))
        .sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
    },
    endSessions,
    async removeSecondFactors(userId) {
      const gone = await db.deleteFrom("auth.mfa_factors").where("user_id", "=", userId).returning("status").execute();
      if (!gone.some(({ status }) => status === "verified")) return false;
      await endSessions(userId, { except: null });
      return true;
    },
    async disable(userId) {
      await ban(userId, true);
      await endSessions(userId, { except: null });
    },
    enable: (userId) => ban(userId, false),
    invite,
    sendPasswordReset,
    remove,
  };
}
