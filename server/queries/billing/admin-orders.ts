/** Orders of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { ordersInput } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import { countOwned, ownedBy, type RowFilter } from "#server/queries/accounts/account-filter";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { keyset } from "#server/queries/lists/keyset";

type Asked = z.infer<typeof ordersInput>;

const columns = {
  placed: { ref: "created_at", type: "timestamptz" },
  amount: { ref: "amount_minor", type: "bigint" },
} as const;

/** "ORD-012", "ord 12": 12. Undefined for anything else. */
export const numberIn = (text: string): number | undefined => {
  const digits = /^ord[- ]?0*(\d{1,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichOrders(
  db: Db,
  scope: AdminScope,
  { q, status, kind, paid, currency, userId }: Omit<Asked, "cursor" | "limit">,
) {
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
  return await ownedBy(db, "orders", number === undefined ? q : undefined, others);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfOrders(db: Db, asked: Asked, { where }: RowFilter) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await db
    .selectFrom("orders")
    .selectAll()
    .select(list.keys)
    .where(where)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export const countOrders = (db: Db, scope: AdminScope, which: RowFilter) => countOwned(db, scope, "orders", which);
