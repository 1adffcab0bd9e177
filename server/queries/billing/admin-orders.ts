/** Orders of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountOrder, ordersInput } from "#contract/admin/orders";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { quotedOrders } from "#server/queries/quoted/quoted-orders";
import { orderOf } from "./orders.ts";
import { paidBy } from "./paid-by.ts";

type Asked = z.infer<typeof ordersInput>;

const sorted = {
  columns: { placed: { ref: "created_at", type: "timestamptz" }, amount: { ref: "amount_minor", type: "bigint" } },
  id: { ref: "id", type: "uuid" },
} as const;

/** Orders of all accounts in the list of administrators; those of administrators for super only. */
export const orderList: ListSource<Asked, AccountOrder> = async ({ db, scope }, asked) => {
  const { q, status, kind, paid, currency, userId } = asked;
  const quoted = q ? await quotedOrders(db, q) : null;
  const part = q && !quoted ? await partlyQuoted(db, q) : null;
  const others = [
    reachable(scope, "orders.user_id"),
    ...(status ? [sql`status = ${status}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(paid ? [inRange("paid_at", paid)] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(quoted ? [quoted.where("orders")] : []),
  ];
  const meant = await ownedBy(db, "orders", quoted ? undefined : q, others, part?.where("orders"));
  return rowsOf({
    query: db.selectFrom("orders").selectAll().where(meant.where),
    sorted,
    asked,
    items: async (rows) => {
      const ids = rows.map((row) => row.id);
      const [named, paid] = await Promise.all([withAccounts(db, rows), paidBy(db, ids)]);
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
