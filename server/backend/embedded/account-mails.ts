/** Mails that an administrator sets off: an invitation, and a link to a new password. Sent before the answer, so that a failure is told. */
import { AppError } from "#contract/errors";
import { languageOfMail, letterFailed } from "#server/backend/shared/account-mails";
import { unconfirmedOf } from "#server/backend/shared/accounts";
import { giveRole, invitedBy, inviterOf, keepInvitation } from "#server/backend/shared/invitations";
import type { Invitation } from "#server/backend/shared/types";
import { mailLanguage } from "#server/mails/language";
import { renderMail } from "#server/mails/render";
import { readNames } from "#server/queries/settings/names";
import { createAccount } from "./auth/accounts.ts";
import { invitationMs, issueOneTime } from "./auth/one-time.ts";
import { confirmLink } from "./auth/send-mail.ts";
import type { EmbeddedBackend } from "./shared/embedded-backend.ts";

/** `about`: of an invitation that is made now; of one that is sent again what was kept holds. */
async function send(backend: EmbeddedBackend, userId: string, about?: Invitation): Promise<void> {
  const user = await backend.db
    .selectFrom("auth.users")
    .select(["email", "email_confirmed_at", "invited_at", "raw_user_meta_data"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user?.email) throw new AppError("not_found");
  const { email } = user;
  const invited = user.invited_at !== null && user.email_confirmed_at === null;
  const kind = invited ? "invite" : "recovery";
  const now = backend.now();
  const inviter = about ? (about.invitedBy ?? null) : await inviterOf(backend.db, userId);
  const secret = await backend.db.transaction().execute(async (trx) => {
    await trx.updateTable("auth.users").set({ recovery_sent_at: now }).where("id", "=", userId).execute();
    const wanted = { userId, email, type: "recovery_token", device: null, digits: 6 } as const;
    const linkFor = invited ? { linkFor: invitationMs } : {};
    const issued = await issueOneTime(trx, backend.secrets.pepper, { ...wanted, ...linkFor }, now);
    if (invited) {
      const expiresAt = new Date(now.getTime() + invitationMs);
      await keepInvitation(trx, { secret: issued.token, userId, invitedBy: inviter, at: now, expiresAt });
    }
    return issued;
  });
  const spoken =
    about?.language ?? mailLanguage(await languageOfMail(backend.db, userId), user.raw_user_meta_data?.lang);
  const mail = renderMail(kind, spoken, {
    origin: backend.origin(),
    names: await readNames(backend.db),
    link: confirmLink(backend, "recovery", secret.token, `${backend.origin()}/auth`, invited ? spoken : null),
    ...(invited ? { invited: await invitedBy(backend.db, userId, inviter) } : { code: secret.code }),
  });
  await backend.mailer.send({ to: email, ...mail }).catch(letterFailed(backend.log, kind));
}

/** Also sends an invitation again that nobody has followed yet. Throws not_found, mail_failed. */
export const sendPasswordReset = (backend: EmbeddedBackend, userId: string): Promise<void> => send(backend, userId);

/**
 * Throws conflict when the address has an account, an invitation, or one that an administrator closed. Sign-ups nobody has
 * confirmed make room, with all they wrote: whoever knew the address keeps nobody from it. The account stays when the
 * mail fails (mail_failed): it can be sent again.
 */
export async function invite(backend: EmbeddedBackend, email: string, about: Invitation): Promise<string> {
  const address = email.trim().toLowerCase();
  const now = backend.now();
  const data = { lang: about.language, ...(about.displayName ? { display_name: about.displayName } : {}) };
  const id = await backend.db.transaction().execute(async (trx) => {
    const waiting = await unconfirmedOf(trx, address, now);
    if (waiting) {
      const gone = trx.deleteFrom("auth.users").where("id", "=", waiting);
      await gone.where("email_confirmed_at", "is", null).execute();
    }
    const made = await createAccount(trx, { email: address, passwordHash: null, data, confirmed: false }, now);
    if (!made) throw new AppError("conflict", { data: { field: "email" } });
    await trx.updateTable("auth.users").set({ invited_at: now }).where("id", "=", made).execute();
    await giveRole(trx, made, about);
    return made;
  });
  await send(backend, id, about);
  return id;
}
