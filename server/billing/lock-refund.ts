/** A refund under the locks that everything about its order takes: account, order, refund, in this order. */
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { RefundRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { lockOrder } from "#server/queries/billing/orders";

/** By our id or by the reference a provider knows it by; null when there is none. */
export async function lockRefund(
  trx: Db,
  by: "id" | "reference",
  name: string,
): Promise<{ order: OrderRow; refund: RefundRow; provider: PaymentProviderName } | null> {
  const found = await trx
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select(["r.user_id", "p.order_id", "p.provider"])
    .where(`r.${by}`, "=", name)
    .executeTakeFirst();
  if (!found) return null;
  const owner = ownerOfRow(found);
  await oneAtATime(trx, owner);
  const order = await lockOrder(trx, owner, found.order_id);
  const refund = await trx
    .selectFrom("refunds")
    .selectAll()
    .where(by, "=", name)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { order, refund, provider: found.provider };
}
