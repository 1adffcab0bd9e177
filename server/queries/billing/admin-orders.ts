/** Orders of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountOrder, ordersInput } from "#contract/admin/orders";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { orderOf } from "./orders.ts";

type Asked = z.infer<typeof ordersInput>;

const sorted = {
  columns: { placed: { ref: "created_at", type: "timestamptz" }, amount: { ref: "amount_minor", type: "bigint" } },
  id: { ref: "id", type: "uuid" },
} as const;

/** "ORD-012", "ord 12": 12. Undefined for anything else. */
export const numberIn = (text: string): number | undefined => {
  const digits = /^ord[- ]?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Orders of all accounts in the list of administrators; those of administrators for super only. */
export const orderList: ListSource<Asked, AccountOrder> = async ({ db, scope }, asked) => {
  const { q, status, kind, paid, currency, userId } = asked;
  const number = q ? numberIn(q) : undefined;
  const others = [
    reachable(scope, "orders.user_id"),
    ...(status ? [sql`status = ${status}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(paid ? [inRange("paid_at", paid)] : []),
    ...(currency ? [sql`currency = ${currency}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(number === undefined ? [] : [sql`number = ${number}`]),
  ];
  const meant = await ownedBy(db, "orders", number === undefined ? q : undefined, others);
  return rowsOf({
    query: db.selectFrom("orders").selectAll().where(meant.where),
    sorted,
    asked,
    items: async (rows) =>
      (await withAccounts(db, rows)).map((row) => ({
        ...orderOf(row),
        offered: row.offered_by !== null,
        account: row.account,
      })),
    count: () => countOwned(db, scope, "orders", meant),
  });
};
