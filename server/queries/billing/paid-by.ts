/** Of orders, what books and papers name them by: their number, how they were paid, what the bank or provider calls that, their coupon. */
import type { AccountOrder } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { humanNumber } from "#server/queries/tasks/task-shape";

export type PaidBy = Pick<AccountOrder, "number" | "provider" | "transactionId" | "coupon">;

/** By the order's id. */
export async function paidBy(db: Db, orderIds: readonly string[]): Promise<Map<string, PaidBy>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .selectFrom("orders")
    .leftJoin("payments", "payments.id", "orders.payment_id")
    .leftJoin("coupon_redemptions", "coupon_redemptions.order_id", "orders.id")
    .leftJoin("coupons", "coupons.id", "coupon_redemptions.coupon_id")
    .select(["orders.id", "orders.number", "payments.provider", "payments.transaction_id", "coupons.code"])
    .where("orders.id", "in", [...orderIds])
    .execute();
  return new Map(
    found.map(({ id, number, provider, transaction_id: transactionId, code: coupon }) => [
      id,
      { number: humanNumber("ORD", number), provider, transactionId, coupon },
    ]),
  );
}

/** Of rows, those that stand for an order. */
export const orderIdsOf = (rows: readonly { order_id: string | null }[]): string[] =>
  rows.flatMap((row) => row.order_id ?? []);
