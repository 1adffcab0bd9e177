/** Of orders, what books and papers name them by: their number, how they were paid, what the bank or provider calls that, their coupon. */
import type { AccountOrder } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { referencesOf } from "./transfer-differences.ts";

export type PaidBy = Pick<AccountOrder, "number" | "provider" | "transactionId" | "coupon">;

/** By the order's id. */
export async function paidBy(db: Db, orderIds: readonly string[]): Promise<Map<string, PaidBy>> {
  if (orderIds.length === 0) return new Map();
  const found = await db
    .selectFrom("orders")
    .leftJoin("payments", "payments.id", "orders.payment_id")
    .leftJoin("coupon_redemptions", "coupon_redemptions.order_id", "orders.id")
    .leftJoin("coupons", "coupons.id", "coupon_redemptions.coupon_id")
    .select(["orders.id", "orders.number", "orders.payment_id", "payments.provider", "payments.transaction_id"])
    .select("coupons.code")
    .where("orders.id", "in", [...orderIds])
    .execute();
  const several = await referencesOf(
    db,
    found.flatMap((row) => row.payment_id ?? []),
  );
  return new Map(
    found.map((row) => [
      row.id,
      {
        number: humanNumber("ORD", row.number),
        provider: row.provider,
        transactionId: several.get(row.payment_id ?? "") ?? row.transaction_id,
        coupon: row.code,
      },
    ]),
  );
}

/** Of rows, those that stand for an order. */
export const orderIdsOf = (rows: readonly { order_id: string | null }[]): string[] =>
  rows.flatMap((row) => row.order_id ?? []);
