/** The end of an account: asked for with the password, thirty days to think, called off with one click. */
import { AppError } from "#contract/errors";
import type { AccountMail } from "#contract/mail";
import { accountLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { acceptedLanguage, mailLanguage } from "#server/mails/language";
import { renderNotice } from "#server/mails/notice";
import { queueWritten, sendAtOnce } from "#server/mails/outbox";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { assertNotLastSuper, cancelDeletion, findDeletion, scheduleDeletion } from "#server/queries/accounts/deletions";
import { languageOfAccount } from "#server/queries/accounts/profiles";
import { rateLimit } from "#server/queries/rate-limits/rate-limit";
import { readNames } from "#server/queries/settings/names";

const DAY_MS = 86_400_000;
const takeTry = rateLimit("passwords", accountLimits.passwordTries);

/** Puts the news into the outbox: call it in the transaction that makes it true. Answers the mail's id. */
async function queueNews(
  trx: Db,
  context: RequestContext & MemberContext,
  kind: AccountMail,
  date: Date,
): Promise<string> {
  const ofAccount = await languageOfAccount(trx, context.owner);
  const language = mailLanguage(ofAccount, acceptedLanguage(context.request.headers.get("accept-language")));
  const origin = context.origin();
  const about = { date, origin, names: await readNames(trx), link: `${origin}/dashboard/profile` };
  const { userId, email } = context.session;
  return await queueWritten(trx, context, { kind, userId, to: email, ...renderNotice(kind, language, about) });
}

const mailServices = (context: RequestContext) => ({ ...context, accounts: context.backend.accounts });

export const accountDeletion = {
  request: signedIn.account.deletion.request.handler(async ({ context, input }) => {
    const { owner, session, backend } = context;
    if (input.confirmation.trim().toLowerCase() !== session.email.toLowerCase())
      throw new AppError("confirmation_wrong");
    await takeTry(context, session.userId);
    if (!(await backend.accounts.passwordIs(session.userId, input.password))) throw new AppError("password_wrong");
    const now = context.now();
    const due = new Date(now.getTime() + accountLimits.graceDays * DAY_MS);
    const { row, mail } = await context.db.transaction().execute(async (trx) => {
      await assertNotLastSuper(trx, session.userId);
      const scheduled = await scheduleDeletion(trx, owner, { now, due });
      return { row: scheduled, mail: await queueNews(trx, context, "deletion_scheduled", scheduled.due_at) };
    });
    await backend.accounts.endSessions(session.userId, { except: session.sessionId });
    context.log.info({ user: session.userId }, "an account asked to be deleted");
    await sendAtOnce(mailServices(context), [mail]);
    return { requestedAt: row.requested_at.toISOString(), dueAt: row.due_at.toISOString() };
  }),

  cancel: signedIn.account.deletion.cancel.handler(async ({ context }) => {
    const scheduled = await context.asUser((db) => findDeletion(db, context.owner));
    const { kept, mails } = await context.db.transaction().execute(async (trx) => {
      const cancelled = await cancelDeletion(trx, context.owner);
      if (!cancelled || !scheduled) return { kept: cancelled, mails: [] };
      return { kept: cancelled, mails: [await queueNews(trx, context, "deletion_cancelled", scheduled.due_at)] };
    });
    await sendAtOnce(mailServices(context), mails);
    return { kept };
  }),
};
