/** Bank transfers of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import { readTransferCode } from "#adapters/payments/transfer-code";
import type { AdminScope } from "#contract/account";
import type { Transfer, transfersInput } from "#contract/admin/orders";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import { countOwned, ownedBy, type RowFilter } from "#server/queries/accounts/account-filter";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { keyset } from "#server/queries/lists/keyset";

type Asked = z.infer<typeof transfersInput>;

const columns = {
  at: { ref: "created_at", type: "timestamptz" },
  amount: { ref: "amount_minor", type: "integer" },
  until: { ref: "expires_at", type: "timestamptz" },
} as const;

/** Without its account, which lists add. */
export const transferOf = (row: PaymentRow): Omit<Transfer, "account"> => ({
  id: row.id,
  state: row.state,
  amountMinor: row.amount_minor,
  currency: row.currency,
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  memo: row.action?.type === "transfer" ? row.action.memo : null,
  orderId: row.order_id,
});

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichTransfers(db: Db, scope: AdminScope, { q, state }: Omit<Asked, "cursor" | "limit">) {
  const memo = q ? readTransferCode(q) : null;
  const others = [
    sql`provider = 'bank'`,
    reachable(scope, "payments.user_id"),
    ...(state ? [sql`state = ${state}`] : []),
    ...(memo ? [sql`action ->> 'memo' = ${memo}`] : []),
  ];
  return await ownedBy(db, "payments", memo ? undefined : q, others);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfTransfers(db: Db, asked: Asked, { where }: RowFilter) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .select(list.keys)
    .where(where)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export const countTransfers = (db: Db, scope: AdminScope, which: RowFilter) => countOwned(db, scope, "payments", which);
