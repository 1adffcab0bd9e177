/** Payments of orders. */
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "./owner.ts";

/** The payment of an order whose money came in another way, before this system counted any: a carried-over history. */
export async function insertEarlierPayment(trx: Db, owner: Owner, order: OrderRow, paidAt: Date): Promise<void> {
  const name = `early-${order.id.replaceAll("-", "").slice(0, 24)}`;
  const { id } = await trx
    .insertInto("payments")
    .values({
      user_id: owner.userId,
      order_id: order.id,
      provider: "bank",
      method: "transfer",
      reference: name,
      transaction_id: name,
      amount_minor: order.amount_minor,
      currency: order.currency,
      state: "paid",
      idempotency_key: name,
      expires_at: order.created_at,
      paid_at: paidAt,
      created_at: order.created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("orders").set({ payment_id: id }).where("id", "=", order.id).execute();
}
