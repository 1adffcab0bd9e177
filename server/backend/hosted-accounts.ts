/** Accounts of a Supabase: what its own administration must do, asked of it with the secret key. Mails are ours, in the person's language. */
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import type { Kysely } from "kysely";
import { AppError } from "#contract/errors";
import { mailLanguage } from "#server/mails/language";
import { renderMail } from "#server/mails/render";
import { readNames } from "#server/queries/settings/names";
import type { Using } from "#server/services/index";
import { languageOfMail, letterFailed } from "./shared/account-mails.ts";
import { type AccountsOfKind, unconfirmedOf } from "./shared/accounts.ts";
import { giveRole, invitedBy, inviterOf, keepInvitation } from "./shared/invitations.ts";
import type { Tables } from "./shared/tables.ts";
import type { Invitation } from "./shared/types.ts";

/** A hundred years: the service knows no ban without an end. */
const FOREVER = "876000h";

interface Deps extends Using<"mailer" | "log" | "origin" | "now"> {
  client: SupabaseClient;
  db: Kysely<Tables>;
}

const refuse = (error: AuthError | null, what: string): void => {
  if (error) throw new AppError("unavailable", { message: `${what}: ${error.message}` });
};

export function hostedAccounts({ client, db, mailer, log, origin, now }: Deps): AccountsOfKind {
  const administration = client.auth.admin;

  /** `about`: of an invitation that is made now; of one that is sent again what was kept holds. */
  async function sendLink(userId: string, about?: Invitation): Promise<void> {
    const { data: found, error } = await administration.getUserById(userId);
    if (error?.status === 404) throw new AppError("not_found");
    refuse(error, "The account could not be read");
    const { email, invited_at, email_confirmed_at, user_metadata } = found.user ?? {};
    if (!email) throw new AppError("not_found");
    const kind = invited_at && !email_confirmed_at ? "invite" : "recovery";
    // of the type recovery for an invitation too: it leads to the page that sets a password
    const made = await administration.generateLink({ type: "recovery", email });
    refuse(made.error, "The link could not be made");
    const url = new URL("/auth/confirm", origin());
    const token = made.data.properties?.hashed_token ?? "";
    const spoken = about?.language ?? mailLanguage(await languageOfMail(db, userId), user_metadata?.lang);
    url.search = new URLSearchParams({ token_hash: token, type: "recovery", next: `${origin()}/auth` }).toString();
    if (kind === "invite") url.searchParams.set("invitation", spoken);
    const inviter = about ? (about.invitedBy ?? null) : await inviterOf(db, userId);
    if (kind === "invite")
      await keepInvitation(db, { secret: token, userId, invitedBy: inviter, at: now(), expiresAt: null });
    const code = kind === "recovery" ? made.data.properties?.email_otp : undefined;
    const mail = renderMail(kind, spoken, {
      origin: origin(),
      names: await readNames(db),
      link: url.href,
      ...(code ? { code } : {}),
      ...(kind === "invite" ? { invited: await invitedBy(db, userId, inviter) } : {}),
    });
    await mailer.send({ to: email, ...mail }).catch(letterFailed(log, kind));
  }

  async function remove(userId: string): Promise<void> {
    const { error } = await administration.deleteUser(userId);
    if (error?.status !== 404) refuse(error, "The account could not be deleted");
  }

  /** A sign-up nobody confirmed makes room for an invitation, which would open it with the stranger's password. */
  async function makeRoom(email: string): Promise<void> {
    const waiting = await unconfirmedOf(db, email, now());
    if (waiting) await remove(waiting);
  }

  return {
    remove,
    async invite(email, about) {
      await makeRoom(email);
      const data = { lang: about.language, ...(about.displayName ? { display_name: about.displayName } : {}) };
      const made = await administration.generateLink({ type: "invite", email, options: { data } });
      if (made.error?.code === "email_exists") throw new AppError("conflict", { data: { field: "email" } });
      refuse(made.error, "The account could not be made");
      const id = made.data.user?.id;
      if (!id) throw new AppError("unavailable", { message: "The account could not be made" });
      await db.transaction().execute((trx) => giveRole(trx, id, about));
      await sendLink(id, about);
      return id;
    },
    sendPasswordReset: (userId) => sendLink(userId),
    async ban(userId, banned) {
      const { error } = await administration.updateUserById(userId, { ban_duration: banned ? FOREVER : "none" });
      if (error?.status === 404) throw new AppError("not_found");
      refuse(error, "The account could not be changed");
    },
  };
}
