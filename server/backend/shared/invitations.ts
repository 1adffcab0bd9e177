/** Invitations as they are sent: who invited, kept with a hash of the mail's link, and told in the mail. */
import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { InvitedBy } from "#server/mails/invited-by";
import { actAs } from "#server/queries/audit/audit";
import type { Tables } from "./tables.ts";
import type { Invitation } from "./types.ts";

/** What is kept of a link's secret: enough to know it again, and of no use to whoever reads the table. */
export const linkHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Who invited the account last; null where nobody knows. */
export async function inviterOf(db: Kysely<Tables>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("public.invitations")
    .select("invited_by")
    .where("user_id", "=", userId)
    .orderBy("sent_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.invited_by ?? null;
}

/** `expiresAt`: null where the service decides. */
export const keepInvitation = async (
  db: Kysely<Tables>,
  sent: { secret: string; userId: string; invitedBy: string | null; at: Date; expiresAt: Date | null },
): Promise<void> =>
  void (await db
    .insertInto("public.invitations")
    .values({
      link_hash: linkHash(sent.secret),
      user_id: sent.userId,
      invited_by: sent.invitedBy,
      sent_at: sent.at,
      expires_at: sent.expiresAt,
    })
    // a service that gives a link twice has told whose it is the first time
    .onConflict((on) => on.column("link_hash").doNothing())
    .execute());

/** The role that was offered; the audit names who gives it, as long as anybody is to be named. */
export async function giveRole(trx: Kysely<Tables>, userId: string, about: Invitation): Promise<void> {
  if (about.invitedBy) await actAs(trx, `admin:${about.invitedBy}`, about.from);
  const scope = about.role === "admin" ? (about.scope ?? "operations") : null;
  await trx.updateTable("public.user_roles").set({ role: about.role, scope }).where("user_id", "=", userId).execute();
}

/** For the mail: the inviter's name and the role that waits. */
export async function invitedBy(db: Kysely<Tables>, userId: string, inviter: string | null): Promise<InvitedBy> {
  const [role, profile] = await Promise.all([
    db.selectFrom("public.user_roles").select(["role", "scope"]).where("user_id", "=", userId).executeTakeFirst(),
    inviter === null
      ? undefined
      : db.selectFrom("public.profiles").select("display_name").where("user_id", "=", inviter).executeTakeFirst(),
  ]);
  return { name: profile?.display_name ?? null, role: role?.role ?? "user", scope: role?.scope ?? null };
}
