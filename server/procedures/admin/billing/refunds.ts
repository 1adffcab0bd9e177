/** Money given back: decided here, carried out at the provider after the commit, or confirmed where it was sent by hand. */
import type { z } from "zod";
import type { refundsInput } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import { runProviderEffects } from "#server/billing/provider-effects";
import { askRefund, retryRefund } from "#server/billing/refund";
import { confirmRefundSent } from "#server/billing/transfer";
import type { Db } from "#server/db/tables";
import { refundColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import type { RowFilter } from "#server/queries/accounts/account-filter";
import { lookedAs, reach, withAccounts } from "#server/queries/accounts/admin-accounts";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import {
  type AdminRefundRow,
  countRefunds,
  findRefund,
  pageOfRefunds,
  whichRefunds,
} from "#server/queries/billing/admin-refunds";
import { findOwnerOfOrder } from "#server/queries/billing/order-rows";
import { refundOf } from "#server/queries/billing/refunds";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { accountOrder } from "./orders.ts";

const business = administrator("operations");
type Context = RequestContext & AdminContext;

async function shown({ db }: Context, rows: readonly AdminRefundRow[]) {
  return (await withAccounts(db, rows)).map((row) => ({
    ...refundOf(row),
    orderId: row.order_id,
    orderNumber: humanNumber("ORD", row.order_number),
    provider: row.provider,
    account: row.account,
    decidedBy: row.decided_by,
    whyFailed: row.why_failed,
  }));
}

async function pageOf(context: Context, asked: z.infer<typeof refundsInput>, which: RowFilter) {
  const { rows, next, previous } = await pageOfRefunds(context.db, asked, which);
  return { items: await shown(context, rows), next, previous };
}

async function one(context: Context, id: string) {
  const row = await findRefund(context.db, id);
  const [refund] = row ? await shown(context, [row]) : [];
  if (!refund) throw new AppError("not_found");
  return refund;
}

/** Locks the order's account. Throws not_found, and forbidden for an account the scope does not reach. */
async function reachOrder(trx: Db, { scope }: Context, orderId: string): Promise<void> {
  const owner = await findOwnerOfOrder(trx, orderId);
  if (!owner) throw new AppError("not_found");
  // the lock before the look at the key: of two that carry one, the second finds what the first has made
  await oneAtATime(trx, await reach(trx, scope, owner.userId));
}

async function reachRefund(trx: Db, { scope }: Context, id: string): Promise<void> {
  const row = await findRefund(trx, id);
  if (!row) throw new AppError("not_found");
  await reach(trx, scope, row.user_id);
}

export const refunds = {
  list: business.admin.refunds.list.handler(async ({ context, input }) => {
    const which = await whichRefunds(context.db, lookedAs(context.scope, input), input);
    const page = await pageOf(context, input, which);
    return { ...page, count: await countRefunds(context.db, lookedAs(context.scope, input), which) };
  }),

  export: business.admin.refunds.export.handler(async ({ context, input }) => {
    const which = await whichRefunds(context.db, lookedAs(context.scope, input), input);
    return await sheet(context, {
      list: "refunds",
      action: "refunds.export",
      asked: input,
      columns: refundColumns,
      read: (page) => pageOf(context, { ...input, ...page }, which),
    });
  }),

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
      refund: made ? await one(context, made.id) : null,
      order: await accountOrder(context, input.orderId),
    };
  }),

  retry: business.admin.refunds.retry.handler(async ({ context, input: { id } }) => {
    const next = await context.acting(async (trx) => {
      await reachRefund(trx, context, id);
      return await retryRefund(trx, id, context.adminId, context.now());
    });
    await runProviderEffects(context, { close: [], refund: [next.id] });
    return await one(context, next.id);
  }),

  confirmSent: business.admin.refunds.confirmSent.handler(async ({ context, input }) => {
    const { id } = input;
    const sentAt = new Date(input.sentAt);
    if (sentAt > context.now()) throw new AppError("invalid_input", { data: { field: "sentAt" } });
    await context.acting(async (trx) => {
      await reachRefund(trx, context, id);
      await confirmRefundSent(trx, context, { refundId: id, sentAt, adminId: context.adminId });
    });
    return await one(context, id);
  }),
};
