/** An invitation by the hash of its link. */
import type { InvitationShown } from "#contract/sign-up";
import type { Db } from "#server/db/tables";

/** Null when no such mail was sent, or its account is gone. */
export async function findInvitation(db: Db, linkHash: string, now: Date): Promise<InvitationShown | null> {
  const row = await db
    .selectFrom("invitations as i")
    .innerJoin("accounts as a", "a.user_id", "i.user_id")
    .leftJoin("profiles as p", "p.user_id", "i.invited_by")
    .select(["a.email", "a.role", "a.scope", "a.confirmed_at", "a.disabled_at", "i.expires_at"])
    .select(["p.display_name as invited_by"])
    .select((w) =>
      w
        .exists(
          w
            .selectFrom("invitations as later")
            .select("later.link_hash")
            .whereRef("later.user_id", "=", "i.user_id")
            .whereRef("later.sent_at", ">", "i.sent_at"),
        )
        .as("replaced"),
    )
    .where("i.link_hash", "=", linkHash)
    .executeTakeFirst();
  if (!row) return null;
  // a service that keeps its own time replaces a link by the next; ours stay good beside each other
  const over = row.disabled_at !== null || (row.expires_at === null ? row.replaced : row.expires_at <= now);
  return {
    state: row.confirmed_at !== null ? "used" : over ? "over" : "open",
    email: row.email,
    invitedBy: row.invited_by,
    role: row.role,
    scope: row.scope,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
