/** Mails that were given up: read, and put back among those that wait. */
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base/base";
import { writeAudit } from "#server/queries/audit/audit";
import { listFailedMails, reopenMail } from "#server/queries/notifications/mail-outbox";

const everybody = administrator("operations", "system");

export const mails = {
  failed: everybody.admin.mails.failed.handler(({ context, input }) => listFailedMails(context.db, input)),

  resend: everybody.admin.mails.resend.handler(({ context: { acting, now }, input: { id } }) =>
    acting(async (trx) => {
      const row = await reopenMail(trx, id, now());
      if (!row) throw new AppError("not_found");
      const account = row.user_id === null ? {} : { accountId: row.user_id };
      await writeAudit(trx, { action: "mails.resend", subjectId: id, ...account, after: { kind: row.kind } });
    }),
  ),
};
