/** Bank transfers: which are awaited, and the word of whoever saw one on the account. */
import { AppError } from "#contract/errors";
import { doAfter } from "#server/billing/outward";
import { confirmTransfer } from "#server/billing/transfer";
import { administrator } from "#server/procedures/base";
import { reach, withAccounts } from "#server/queries/admin-accounts";
import { listTransfers } from "#server/queries/admin-orders";
import { accountOrder } from "./orders.ts";

const business = administrator("operations");

export const transfers = {
  list: business.admin.transfers.list.handler(async ({ context, input }) => {
    const { db, backend, scope } = context;
    const { rows, nextCursor } = await listTransfers(db, { ...input, scope });
    const items = (await withAccounts(db, backend.accounts, rows)).map((row) => ({
      id: row.id,
      state: row.state,
      amountMinor: row.amount_minor,
      currency: row.currency,
      expiresAt: row.expires_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      memo: row.action?.type === "transfer" ? row.action.memo : null,
      orderId: row.order_id,
      account: row.account,
    }));
    return { items, nextCursor };
  }),

  confirm: business.admin.transfers.confirm.handler(async ({ context, input }) => {
    const { acting, scope, adminId, now } = context;
    const paidAt = new Date(input.paidAt);
    if (paidAt > now()) throw new AppError("invalid_input", { data: { field: "paidAt" } });
    const told = await acting(async (trx) => {
      const row = await trx
        .selectFrom("payments")
        .select(["user_id", "order_id"])
        .where("id", "=", input.paymentId)
        .executeTakeFirst();
      if (!row) throw new AppError("not_found");
      await reach(trx, scope, row.user_id);
      return { orderId: row.order_id, ...(await confirmTransfer(trx, context, { ...input, paidAt, adminId })) };
    });
    const { outcome, after, orderId } = told;
    await doAfter(context, after);
    if (outcome === "unknown" || outcome === "ignored") throw new AppError("not_found");
    return { outcome, order: await accountOrder(context, orderId) };
  }),
};
