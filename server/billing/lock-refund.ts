/** A refund under the locks that everything about its order takes: account, order, refund, in this order. */
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { RefundRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { lockOrder } from "#server/queries/billing/orders";
import { findRefundOfPayment, lockRefundRow } from "#server/queries/billing/refunds";

/** By our id or by the reference a provider knows it by; null when there is none. */
export async function lockRefund(
  trx: Db,
  by: "id" | "reference",
  value: string,
): Promise<{ order: OrderRow; refund: RefundRow; provider: PaymentProviderName } | null> {
  const unlocked = await findRefundOfPayment(trx, by, value);
  if (!unlocked) return null;
  const owner = ownerOfRow(unlocked.refund);
  await oneAtATime(trx, owner);
  const order = await lockOrder(trx, owner, unlocked.payment.order_id);
  const refund = await lockRefundRow(trx, unlocked.refund.id);
  return { order, refund, provider: unlocked.payment.provider };
}
