/** Bank transfers: which are awaited, and the word of whoever saw one on the account. */
import type { z } from "zod";
import type { transfersInput } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import { runProviderEffects } from "#server/billing/provider-effects";
import { confirmTransfer } from "#server/billing/transfer";
import { transferColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import type { RowFilter } from "#server/queries/accounts/account-filter";
import { reach, withAccounts } from "#server/queries/accounts/admin-accounts";
import { countTransfers, pageOfTransfers, transferOf, whichTransfers } from "#server/queries/billing/admin-transfers";
import { findPayment } from "#server/queries/billing/payments/find-payments";
import { accountOrder } from "./orders.ts";

const business = administrator("operations");

async function pageOf({ db }: RequestContext & AdminContext, asked: z.infer<typeof transfersInput>, which: RowFilter) {
  const { rows, next, previous } = await pageOfTransfers(db, asked, which);
  const named = await withAccounts(db, rows);
  return { items: named.map((row) => ({ ...transferOf(row), account: row.account })), next, previous };
}

export const transfers = {
  list: business.admin.transfers.list.handler(async ({ context, input }) => {
    const which = await whichTransfers(context.db, context.scope, input);
    const page = await pageOf(context, input, which);
    return { ...page, count: await countTransfers(context.db, context.scope, which) };
  }),

  export: business.admin.transfers.export.handler(async ({ context, input }) => {
    const which = await whichTransfers(context.db, context.scope, input);
    return await sheet(context, {
      list: "transfers",
      action: "payments.export",
      asked: input,
      columns: transferColumns,
      read: (page) => pageOf(context, { ...input, ...page }, which),
    });
  }),

  confirm: business.admin.transfers.confirm.handler(async ({ context, input }) => {
    const { acting, scope, adminId, now } = context;
    const paidAt = new Date(input.paidAt);
    if (paidAt > now()) throw new AppError("invalid_input", { data: { field: "paidAt" } });
    const told = await acting(async (trx) => {
      const row = await findPayment(trx, input.paymentId);
      if (!row) throw new AppError("not_found");
      await reach(trx, scope, row.user_id);
      return { orderId: row.order_id, ...(await confirmTransfer(trx, context, { ...input, paidAt, adminId })) };
    });
    const { outcome, after, orderId } = told;
    await runProviderEffects(context, after);
    if (outcome === "unknown" || outcome === "ignored") throw new AppError("not_found");
    return { outcome, order: await accountOrder(context, orderId) };
  }),
};
