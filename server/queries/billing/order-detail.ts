/** One order with all that hangs on it: what it gave, how it was tried to be paid, what went back, its receipts. */
import { AppError } from "#contract/errors";
import type { OrderDetail } from "#contract/order";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { couponOfOrder } from "./coupons.ts";
import { orderPreview } from "./order-preview.ts";
import { findOrder } from "./order-rows.ts";
import { orderOf } from "./orders.ts";
import { paymentOf, paymentsOfOrder } from "./payments/payments.ts";
import { receiptsOfOrder } from "./receipts.ts";
import { refundOf, refundsOfOrder } from "./refunds.ts";
import { findSubscriptionOfOrder } from "./subscription-rows.ts";
import { missingOfOrder } from "./transfer-differences.ts";

/** What accounts cannot read in the tables themselves; who may see the order is asked before (`unreadOfOrder`). */
type Unread = "coupon" | "missingMinor";

/** Of an order its reader may see: the code of its coupon, and what is missing of its transfer. */
export async function unreadOfOrder(db: Db, id: string): Promise<Pick<OrderDetail, Unread>> {
  const [coupon, missingMinor] = await Promise.all([couponOfOrder(db, id), missingOfOrder(db, id)]);
  return { coupon, missingMinor };
}

/** The owner's order, but for what accounts cannot read. Throws not_found. */
export async function getOrder(db: Db, owner: Owner, id: string, now: Date): Promise<Omit<OrderDetail, Unread>> {
  const row = await findOrder(db, owner, id);
  if (!row) throw new AppError("not_found");
  const period = await findSubscriptionOfOrder(db, id);
  return {
    ...orderOf(row),
    offered: row.offered_by !== null,
    period: period ? { startsAt: period.starts_at.toISOString(), endsAt: period.ends_at.toISOString() } : null,
    planned: await orderPreview(db, owner, row, now),
    payments: (await paymentsOfOrder(db, id)).map(paymentOf),
    refunds: (await refundsOfOrder(db, id)).map(refundOf),
    receipts: (await receiptsOfOrder(db, owner, id)).map(({ id: receiptId, number, kind }) => ({
      id: receiptId,
      number,
      kind,
    })),
  };
}
