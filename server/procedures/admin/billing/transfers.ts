/** Bank transfers: which are awaited, and the word of whoever saw one on the account. */
import type { Transfer } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import { assertNotDayBefore } from "#server/billing/dated";
import { runProviderEffects } from "#server/billing/provider-effects";
import { receiveTransfer, settleTransfer } from "#server/billing/transfer-difference";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { accountCells, moneyCells } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import { reach } from "#server/queries/accounts/admin-accounts";
import { transferList } from "#server/queries/billing/admin-transfers";
import { differenceOf } from "#server/queries/billing/differences";
import { findPayment } from "#server/queries/billing/payments/find-payments";
import { ownerOfDifference } from "#server/queries/billing/transfer-differences";
import { accountOrder } from "./orders.ts";

const business = administrator("operations");

const transferColumns: SheetColumns<Transfer> = (texts) => [
  [texts.adminPackages.transfers.memo, (one) => one.memo],
  [texts.adminPackages.transaction, (one) => one.transactionId],
  [texts.adminPackages.orders.number, (one) => one.orderNumber],
  ...accountCells<Transfer>(texts),
  ...moneyCells<Transfer>(texts),
  [texts.adminPackages.state, (one) => texts.adminPackages.paymentState[one.state]],
  [texts.adminPackages.when, (one) => one.createdAt, "moment"],
  [texts.adminPackages.transfers.until, (one) => one.expiresAt, "moment"],
  [texts.adminPackages.transfers.paidAt, (one) => one.paidAt, "moment"],
];

const list = adminList({
  name: "transfers",
  action: "payments.export",
  source: transferList,
  columns: transferColumns,
});

export const transfers = {
  list: business.admin.transfers.list.handler(list.page),
  export: business.admin.transfers.export.handler(list.file),

  confirm: business.admin.transfers.confirm.handler(async ({ context, input }) => {
    const { acting, scope, adminId, now } = context;
    const paidAt = new Date(input.paidAt);
    if (paidAt > now()) throw new AppError("invalid_input", { data: { field: "paidAt" } });
    const { orderId, told, difference } = await acting(async (trx) => {
      const row = await findPayment(trx, input.paymentId);
      if (!row) throw new AppError("not_found");
      await reach(trx, scope, row.user_id);
      assertNotDayBefore(paidAt, row.created_at, "paidAt");
      return { orderId: row.order_id, ...(await receiveTransfer(trx, context, { ...input, paidAt, adminId })) };
    });
    if (told) await runProviderEffects(context, told.after);
    const outcome = told?.outcome ?? "differs";
    if (outcome === "unknown" || outcome === "ignored") throw new AppError("not_found");
    return { outcome, order: await accountOrder(context, orderId), difference: difference && differenceOf(difference) };
  }),

  settle: business.admin.transfers.settle.handler(async ({ context, input }) => {
    const { acting, scope, adminId } = context;
    const { outcome, orderId, row, after } = await acting(async (trx) => {
      const userId = await ownerOfDifference(trx, input.id);
      if (!userId) throw new AppError("not_found");
      await reach(trx, scope, userId);
      return await settleTransfer(trx, context, { ...input, adminId });
    });
    await runProviderEffects(context, after);
    return { outcome, order: await accountOrder(context, orderId), difference: differenceOf(row) };
  }),
};
