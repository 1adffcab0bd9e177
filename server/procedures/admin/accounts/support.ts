/** Support sessions, begun and ended. What may be done in one is in server/procedures/base/support.ts. */
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base/base";
import { findUser } from "#server/queries/accounts/admin-users";
import { endSupport, startSupport } from "#server/queries/support/support-sessions";

const business = administrator("operations");

export const support = {
  start: business.admin.support.start.handler(async ({ context, input: { id, reason } }) => {
    const { acting, adminId, now } = context;
    if (id === adminId) throw new AppError("own_account");
    const begun = await acting(async (trx) => {
      const row = await findUser(trx, id);
      if (row.role === "admin") throw new AppError("forbidden");
      if (row.disabled_at) throw new AppError("account_disabled");
      return startSupport(trx, { adminId, userId: id, reason }, now());
    });
    return { id: begun.id, endsAt: begun.endsAt.toISOString() };
  }),

  end: business.admin.support.end.handler(async ({ context }) => {
    const { acting, adminId, now } = context;
    return { ended: (await acting((trx) => endSupport(trx, adminId, now()))) > 0 };
  }),
};
