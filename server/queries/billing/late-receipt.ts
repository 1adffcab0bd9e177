/** The receipt of an order from before receipts were issued: made when it is first asked for. */
import type { Imprint } from "#contract/site";
import type { Db } from "#server/db/tables";
import type { ReceiptRow } from "#server/db/tables/receipts";
import type { Owner } from "#server/queries/accounts/owner";
import { findPayment } from "./payments/find-payments.ts";
import { issueReceipt } from "./receipts.ts";
import { findSubscriptionOfOrder } from "./subscription-rows.ts";

/** Null when the owner has no paid order of that id, or it cost nothing. Locks the order. */
export async function lateReceipt(
  trx: Db,
  owner: Owner,
  orderId: string,
  { imprint, now }: { imprint: Imprint; now: Date },
): Promise<ReceiptRow | null> {
  const order = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("user_id", "=", owner.userId)
    .where("status", "in", ["completed", "refunded"])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order?.payment_id) return null;
  const payment = await findPayment(trx, order.payment_id);
  const subscription = await findSubscriptionOfOrder(trx, order.id);
  return await issueReceipt(trx, { order, payment: payment ?? null, subscription: subscription ?? null, imprint, now });
}
