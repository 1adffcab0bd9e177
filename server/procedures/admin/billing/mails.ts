/** Mails that were given up: read, and put back among those that wait. */
import type { FailedMail } from "#contract/admin/mails";
import { AppError } from "#contract/errors";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import { reach } from "#server/queries/accounts/admin-accounts";
import { writeAudit } from "#server/queries/audit/audit";
import { failedMailList, reopenMail } from "#server/queries/notifications/mail-outbox";

const everybody = administrator("operations", "system");

const columns: SheetColumns<FailedMail> = ({ adminTasks: { mails: of, column, noAccount } }) => [
  [of.kind, (one) => of.kinds[one.kind]],
  [column.account, ({ account }) => (account ? (account.email ?? account.name ?? noAccount) : of.nobody)],
  [column.attempts, (one) => one.tries],
  [of.written, (one) => one.createdAt, "moment"],
  [of.givenUp, (one) => one.endedAt, "moment"],
  [of.expires, (one) => one.expiresAt, "moment"],
];

const list = adminList({ name: "failed-mails", source: failedMailList, columns });

export const mails = {
  list: everybody.admin.mails.list.handler(list.page),
  export: everybody.admin.mails.export.handler(list.file),

  resend: everybody.admin.mails.resend.handler(({ context: { acting, now, scope }, input: { id } }) =>
    acting(async (trx) => {
      const row = await reopenMail(trx, id, now());
      if (!row) throw new AppError("not_found");
      if (row.user_id !== null) await reach(trx, scope, row.user_id);
      const account = row.user_id === null ? {} : { accountId: row.user_id };
      await writeAudit(trx, { action: "mails.resend", subjectId: id, ...account, after: { kind: row.kind } });
    }),
  ),
};
