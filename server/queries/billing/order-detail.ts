/** One order with all that hangs on it: what it gave, how it was tried to be paid, what went back, its receipts. */
import { AppError } from "#contract/errors";
import type { OrderDetail } from "#contract/order";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { orderPreview } from "./order-preview.ts";
import { findOrder } from "./order-rows.ts";
import { orderOf } from "./orders.ts";
import { paymentOf, paymentsOfOrder } from "./payments/payments.ts";
import { receiptsOfOrder } from "./receipts.ts";
import { refundOf, refundsOfOrder } from "./refunds.ts";
import { findSubscriptionOfOrder } from "./subscription-rows.ts";

/** The owner's order, but for its coupon, which accounts cannot read (`couponOfOrder`). Throws not_found. */
export async function getOrder(db: Db, owner: Owner, id: string, now: Date): Promise<Omit<OrderDetail, "coupon">> {
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
