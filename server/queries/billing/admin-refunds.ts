/** Refunds of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { refundsInput } from "#contract/admin/orders";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { RefundRow } from "#server/db/tables/payments";
import { countOwned, ownedBy, type RowFilter } from "#server/queries/accounts/account-filter";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { keyset } from "#server/queries/lists/keyset";
import { numberIn } from "./admin-orders.ts";

type Asked = z.infer<typeof refundsInput>;
export type AdminRefundRow = RefundRow & { order_id: string; order_number: number; provider: PaymentProviderName };

const columns = {
  at: { ref: "refunds.created_at", type: "timestamptz" },
  amount: { ref: "refunds.amount_minor", type: "integer" },
} as const;

/** Asked for each refund alone, so that counting them needs no more than they are. */
const paid = sql`select from payments p`;

const shown = (db: Db) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .selectAll("refunds")
    .select(["payments.order_id", "payments.provider", "orders.number as order_number"]);

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichRefunds(
  db: Db,
  scope: AdminScope,
  { id, q, state, provider, done, currency }: Omit<Asked, "cursor" | "limit">,
) {
  const number = q ? numberIn(q) : undefined;
  const others = [
    reachable(scope, "refunds.user_id"),
    ...(id ? [sql`refunds.id = ${id}`] : []),
    ...(state ? [sql`refunds.state = ${state}`] : []),
    ...(done ? [inRange("refunds.done_at", done)] : []),
    ...(currency ? [sql`refunds.currency = ${currency}`] : []),
    ...(provider ? [sql`exists (${paid} where p.id = refunds.payment_id and p.provider = ${provider})`] : []),
    ...(number === undefined
      ? []
      : [
          sql`exists (${paid} join orders o on o.id = p.order_id where p.id = refunds.payment_id and o.number = ${number})`,
        ]),
  ];
  return await ownedBy(db, "refunds", number === undefined ? q : undefined, others);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfRefunds(db: Db, asked: Asked, { where }: RowFilter) {
  const list = keyset({ ...asked, columns, id: { ref: "refunds.id", type: "uuid" } });
  const rows = await shown(db)
    .select(list.keys)
    .where(where)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export const countRefunds = (db: Db, scope: AdminScope, which: RowFilter) => countOwned(db, scope, "refunds", which);

export const findRefund = (db: Db, id: string): Promise<AdminRefundRow | undefined> =>
  shown(db).where("refunds.id", "=", id).executeTakeFirst();
