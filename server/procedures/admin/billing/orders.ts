/** Orders of all accounts, and plans offered to one of them at a price of their own. */
import type { AccountOrder } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import { isPartlyRefunded } from "#contract/order";
import { placeOffer } from "#server/billing/place";
import type { Db } from "#server/db/tables";
import { adminList, readerOf } from "#server/procedures/admin/shared/admin-list";
import { accountCells, major, moneyCells } from "#server/procedures/admin/shared/cells";
import { noteReading } from "#server/procedures/admin/shared/reading";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach, withAccounts } from "#server/queries/accounts/admin-accounts";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { orderDocuments } from "#server/queries/administration/order-documents";
import { auditOf } from "#server/queries/audit/audit-list";
import { orderList } from "#server/queries/billing/admin-orders";
import { lateReceipt } from "#server/queries/billing/late-receipt";
import { getOrder, unreadOfOrder } from "#server/queries/billing/order-detail";
import { findOrderByKey, findOwnerOfOrder } from "#server/queries/billing/order-rows";
import { findReceipt, findReceiptRow, printed } from "#server/queries/billing/receipts";
import { notify } from "#server/queries/notifications/notifications";
import { printReceiptInThread } from "#server/thread/index";

const business = administrator("operations");

const orderColumns: SheetColumns<AccountOrder> = (texts, language) => [
  [texts.adminPackages.orders.number, (one) => one.number],
  [texts.adminPackages.plan, (one) => one.title[language]],
  [texts.adminPackages.orders.kind, (one) => texts.adminPackages.orders.kinds[one.kind]],
  ...accountCells<AccountOrder>(texts),
  ...moneyCells<AccountOrder>(texts),
  [texts.adminPackages.provider, (one) => one.provider && texts.adminPackages.providers[one.provider]],
  [texts.adminPackages.transaction, (one) => one.transactionId],
  [texts.adminPackages.orders.coupon, (one) => one.coupon],
  [texts.adminPackages.orders.refunded, (one) => major(one.refundedMinor, one.currency), "money"],
  [texts.adminPackages.state, (one) => (isPartlyRefunded(one) ? texts.orders.partly : texts.orders.status[one.status])],
  [texts.adminPackages.orders.placed, (one) => one.createdAt, "moment"],
  [texts.adminPackages.orders.paidAt, (one) => one.paidAt, "moment"],
];

const list = adminList({ name: "orders", action: "orders.export", source: orderList, columns: orderColumns });

/** An order of anybody the scope reaches, with its account. Throws not_found, forbidden. */
export async function accountOrder(context: RequestContext & AdminContext, id: string) {
  const { db, scope } = context;
  const whose = await findOwnerOfOrder(db, id);
  if (!whose) throw new AppError("not_found");
  const owner = await reach(db, scope, whose.userId);
  const [named] = await withAccounts(db, [{ user_id: owner.userId }]);
  if (!named) throw new AppError("not_found");
  const [order, unread, papers] = await Promise.all([
    getOrder(db, owner, id, context.now()),
    unreadOfOrder(db, id),
    orderDocuments(db, id),
  ]);
  const timeline = await auditOf(readerOf(context, {}), owner.userId, [
    id,
    ...order.payments.map((one) => one.id),
    ...order.refunds.map((one) => one.id),
    ...papers.invoices.map((one) => one.id),
    ...papers.differences.map((one) => one.id),
  ]);
  return { ...order, ...unread, ...papers, account: named.account, timeline };
}

/** Whose account the receipt, or the order, of that id is. Throws not_found. */
async function ownerOfReceipt(db: Db, id: string): Promise<string> {
  const userId = (await findReceiptRow(db, id))?.user_id ?? (await findOwnerOfOrder(db, id))?.userId;
  if (!userId) throw new AppError("not_found");
  return userId;
}

export const orders = {
  list: business.admin.orders.list.handler(list.page),
  export: business.admin.orders.export.handler(list.file),

  get: business.admin.orders.get.handler(async ({ context, input }) => {
    const order = await accountOrder(context, input.id);
    await noteReading(context, { what: "orders", accountId: order.account.id, subjectId: order.id });
    return order;
  }),

  receipt: business.admin.orders.receipt.handler(async ({ context, input: { id, language } }) => {
    const { db, adminId, scope, imprint, now } = context;
    const owner = await reach(db, scope, await ownerOfReceipt(db, id));
    const row =
      (await findReceipt(db, owner, id)) ??
      (await db.transaction().execute((trx) => lateReceipt(trx, owner, id, { imprint, now: now() })));
    if (!row) throw new AppError("not_found");
    await noteReading(context, { what: "receipts", accountId: owner.userId, subjectId: row.id });
    const pdf = await printReceiptInThread(adminId, printed(row), language);
    return new File([pdf], `Listcast-${row.number}.pdf`, { type: "application/pdf" });
  }),

  offer: business.admin.orders.offer.handler(async ({ context, input }) => {
    const { acting, scope, adminId, now } = context;
    const { userId, idempotencyKey, ...offer } = input;
    const key = `offer-${idempotencyKey}`.slice(0, 100);
    const id = await acting(async (trx) => {
      const owner = await reach(trx, scope, userId);
      await oneAtATime(trx, owner);
      const earlier = await findOrderByKey(trx, owner, key);
      if (earlier) return earlier.id;
      const placed = await placeOffer(trx, owner, { ...offer, adminId, idempotencyKey: key }, now());
      const { zh, en } = placed.plan.name;
      const data = { orderId: placed.id, plan: placed.plan_code, planZh: zh, planEn: en };
      await notify(trx, owner, { kind: "offer_made", data: { ...data, day: placed.expires_at.toISOString() } });
      return placed.id;
    });
    return await accountOrder(context, id);
  }),
};
