/** Mails about money that were given up. */
import { administrator } from "#server/procedures/base/base";
import { listFailedMails } from "#server/queries/notifications/mail-outbox";

export const mails = {
  failed: administrator("operations", "system").admin.mails.failed.handler(({ context, input }) =>
    listFailedMails(context.db, input),
  ),
};
