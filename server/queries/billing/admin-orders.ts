/** Orders of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountOrder, ordersInput } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { quotedOrders } from "#server/queries/support/quoted-orders";
import { orderOf } from "./orders.ts";

type Asked = z.infer<typeof ordersInput>;

const sorted = {
  columns: { placed: { ref: "created_at", type: "timestamptz" }, amount: { ref: "amount_minor", type: "bigint" } },
  id: { ref: "id", type: "uuid" },
} as const;

/** By which payment each was fulfilled, and with which coupon; those with neither are not in it. */
async function paidBy(db: Db, rows: readonly { id: string }[]) {
  type Paid = Pick<AccountOrder, "provider" | "transactionId" | "coupon">;
  if (rows.length === 0) return new Map<string, Paid>();
  const found = await db
    .selectFrom("orders")
    .leftJoin("payments", "payments.id", "orders.payment_id")
    .leftJoin("coupon_redemptions", "coupon_redemptions.order_id", "orders.id")
    .leftJoin("coupons", "coupons.id", "coupon_redemptions.coupon_id")
    .select(["orders.id", "payments.provider", "payments.transaction_id", "coupons.code"])
    .where(
      "orders.id",
      "in",
      rows.map((row) => row.id),
    )
    .execute();
  return new Map<string, Paid>(
    found.map(({ id, provider, transaction_id, code }) => [
      id,
      { provider, transactionId: transaction_id, coupon: code },
    ]),
  );
}

/** Orders of all accounts in the list of administrators; those of administrators for super only. */
export const orderList: ListSource<Asked, AccountOrder> = async ({ db, scope }, asked) => {
  const { q, status, kind, paid, currency, userId } = asked;
  const quoted = q ? await quotedOrders(db, q) : null;
  const others = [
    reachable(scope, "orders.user_id"),
    ...(status ? [sql`status = ${status}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(paid ? [inRange("paid_at", paid)] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(quoted ? [quoted.where("orders")] : []),
  ];
  const meant = await ownedBy(db, "orders", quoted ? undefined : q, others);
  return rowsOf({
    query: db.selectFrom("orders").selectAll().where(meant.where),
    sorted,
    asked,
    items: async (rows) => {
      const [named, paid] = await Promise.all([withAccounts(db, rows), paidBy(db, rows)]);
      return named.map((row) => ({
        ...orderOf(row),
        offered: row.offered_by !== null,
        account: row.account,
        ...(paid.get(row.id) ?? { provider: null, transactionId: null, coupon: null }),
      }));
    },
    count: () => countOwned(db, scope, "orders", meant),
  });
};
