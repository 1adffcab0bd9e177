/** The end of an account: asked for with the password, thirty days to think, called off with one click. */
import { AppError } from "#contract/errors";
import { accountLimits } from "#server/base/limits";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { renderNotice } from "#server/mails/notice";
import type { NoticeKind } from "#server/mails/notices";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertNotLastSuper, cancelDeletion, findDeletion, scheduleDeletion } from "#server/queries/accounts/deletions";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { readNames } from "#server/queries/settings/names";

const DAY_MS = 86_400_000;
const takeTry = rateLimit("passwords", accountLimits.passwordTries);

/** A mail that cannot be sent is logged: what was asked for is done all the same. */
async function tell(context: RequestContext & MemberContext, kind: NoticeKind, date: Date): Promise<void> {
  const known = await languageOfAccount(context.db, context.owner);
  const language = mailLanguage(known, acceptedLanguage(context.request.headers.get("accept-language")));
  const origin = context.origin();
  const names = await readNames(context.db);
  const mail = renderNotice(kind, language, { date, origin, names, link: `${origin}/dashboard/profile` });
  await context.mailer.send({ to: context.session.email, ...mail }).catch((error: unknown) => {
    context.log.error({ mail: kind, reason: error instanceof Error ? error.message : "unknown" }, "mail not sent");
  });
}

export const accountDeletion = {
  request: signedIn.account.deletion.request.handler(async ({ context, input }) => {
    const { owner, session, backend } = context;
    if (input.confirmation.trim().toLowerCase() !== session.email.toLowerCase())
      throw new AppError("confirmation_wrong");
    await takeTry(context, session.userId);
    if (!(await backend.accounts.passwordIs(session.userId, input.password))) throw new AppError("password_wrong");
    const now = context.now();
    const due = new Date(now.getTime() + accountLimits.graceDays * DAY_MS);
    const row = await context.db.transaction().execute(async (trx) => {
      await assertNotLastSuper(trx, session.userId);
      return scheduleDeletion(trx, owner, { now, due });
    });
    await backend.accounts.endSessions(session.userId, { except: session.sessionId });
    context.log.info({ user: session.userId }, "an account asked to be deleted");
    await tell(context, "deletionScheduled", row.due_at);
    return { requestedAt: row.requested_at.toISOString(), dueAt: row.due_at.toISOString() };
  }),

  cancel: signedIn.account.deletion.cancel.handler(async ({ context }) => {
    const scheduled = await context.asUser((db) => findDeletion(db, context.owner));
    const kept = await cancelDeletion(context.db, context.owner);
    if (kept && scheduled) await tell(context, "deletionCancelled", scheduled.due_at);
    return { kept };
  }),
};
