/** Money given back: decided here, carried out at the provider after the commit, or confirmed where it was sent by hand. */
import type { AdminRefund } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import { isOwnRefundReason } from "#contract/payment";
import { assertNotDayBefore } from "#server/billing/dated";
import { runProviderEffects } from "#server/billing/provider-effects";
import { askRefund, retryRefund } from "#server/billing/refund";
import { confirmRefundSent } from "#server/billing/transfer";
import type { Db } from "#server/db/tables";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { accountCells, moneyCells } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach } from "#server/queries/accounts/admin-accounts";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { findRefund, refundList } from "#server/queries/billing/admin-refunds";
import { findOwnerOfOrder } from "#server/queries/billing/order-rows";
import { accountOrder } from "./orders.ts";

const business = administrator("operations");
type Context = RequestContext & AdminContext;

const refundColumns: SheetColumns<AdminRefund> = (texts) => [
  [texts.adminPackages.orders.number, (one) => one.orderNumber],
  ...accountCells<AdminRefund>(texts),
  ...moneyCells<AdminRefund>(texts),
  [
    texts.adminPackages.reason,
    ({ reason }) => (isOwnRefundReason(reason) ? texts.adminPackages.houseReason[reason] : reason),
  ],
  [texts.adminPackages.provider, (one) => texts.adminPackages.providers[one.provider]],
  [texts.adminPackages.transaction, (one) => one.transactionId],
  [texts.adminPackages.state, (one) => texts.adminPackages.refundState[one.state]],
  [texts.adminPackages.refunds.why, (one) => one.whyFailed],
  [texts.adminPackages.when, (one) => one.createdAt, "moment"],
  [texts.adminPackages.refunds.doneAt, (one) => one.doneAt, "moment"],
];

const list = adminList({ name: "refunds", action: "refunds.export", source: refundList, columns: refundColumns });

/** Locks the order's account. Throws not_found, and forbidden for an account the scope does not reach. */
async function reachOrder(trx: Db, { scope }: Context, orderId: string): Promise<void> {
  const owner = await findOwnerOfOrder(trx, orderId);
  if (!owner) throw new AppError("not_found");
  // the lock before the look at the key: of two that carry one, the second finds what the first has made
  await oneAtATime(trx, await reach(trx, scope, owner.userId));
}

async function reachRefund(trx: Db, { scope }: Context, id: string): Promise<AdminRefund> {
  const { userId, refund } = await findRefund(trx, id);
  await reach(trx, scope, userId);
  return refund;
}

export const refunds = {
  list: business.admin.refunds.list.handler(list.page),
  export: business.admin.refunds.export.handler(list.file),

  create: business.admin.refunds.create.handler(async ({ context, input }) => {
    const { acting, adminId } = context;
    // a key belongs to its order: with another one it is another wish
    const idempotencyKey = `admin-${input.orderId}-${input.idempotencyKey}`;
    const made = await acting(async (trx) => {
      await reachOrder(trx, context, input.orderId);
      return await askRefund(trx, context, { ...input, adminId, idempotencyKey });
    });
    if (made) await runProviderEffects(context, { close: [], refund: [made.id] });
    return {
      refund: made ? (await findRefund(context.db, made.id)).refund : null,
      order: await accountOrder(context, input.orderId),
    };
  }),

  retry: business.admin.refunds.retry.handler(async ({ context, input: { id } }) => {
    const next = await context.acting(async (trx) => {
      await reachRefund(trx, context, id);
      return await retryRefund(trx, id, context.adminId, context.now());
    });
    await runProviderEffects(context, { close: [], refund: [next.id] });
    return (await findRefund(context.db, next.id)).refund;
  }),

  confirmSent: business.admin.refunds.confirmSent.handler(async ({ context, input }) => {
    const { id } = input;
    const sentAt = new Date(input.sentAt);
    if (sentAt > context.now()) throw new AppError("invalid_input", { data: { field: "sentAt" } });
    await context.acting(async (trx) => {
      const { createdAt } = await reachRefund(trx, context, id);
      assertNotDayBefore(sentAt, new Date(createdAt), "sentAt");
      await confirmRefundSent(trx, context, { refundId: id, sentAt, adminId: context.adminId });
    });
    return (await findRefund(context.db, id)).refund;
  }),
};
