/** Orders, refunds and transfers of all accounts, for administrators. Each list leaves out whom the scope may not reach. */
import { sql } from "kysely";
import { readMemo } from "#adapters/payments/memo";
import type { AdminScope } from "#contract/account";
import type { Within } from "#contract/admin/list";
import type { OrderKind, OrderStatus } from "#contract/order";
import type { PaymentProviderName, PaymentState, RefundStateName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import { reachable } from "./admin-accounts.ts";
import { newestPage } from "./cursor.ts";
import { cappedCount, keyset } from "./keyset.ts";

interface Page {
  scope: AdminScope;
  cursor?: string | undefined;
  limit: number;
}
interface Listed<Row> {
  rows: Row[];
  nextCursor: string | null;
}

const columns = {
  placed: { ref: "created_at", type: "timestamptz" },
  amount: { ref: "amount_minor", type: "bigint" },
} as const;

interface Asked {
  scope: AdminScope;
  status?: OrderStatus | undefined;
  kind?: OrderKind | undefined;
  /** Within an account. */
  number?: number | undefined;
  paid?: Within | undefined;
  /** Only of these accounts. */
  userIds?: readonly string[] | undefined;
}

function matching(db: Db, { scope, status, kind, number, paid, userIds }: Asked) {
  let query = db.selectFrom("orders").where(reachable(scope, "orders.user_id"));
  if (status) query = query.where("status", "=", status);
  if (kind) query = query.where("kind", "=", kind);
  if (number !== undefined) query = query.where("number", "=", number);
  if (paid) query = query.where("paid_at", ">=", new Date(paid.from)).where("paid_at", "<", new Date(paid.until));
  if (userIds) query = query.where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`);
  return query;
}

/** A page and how many there are, up to the cap. Throws invalid_input for a cursor of another order. */
export async function listAllOrders(
  db: Db,
  asked: Asked & {
    sort: keyof typeof columns;
    direction: "asc" | "desc";
    cursor?: string | undefined;
    limit: number;
  },
) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await matching(db, asked)
    .selectAll()
    .select(list.keys)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return { ...list.page(rows), count: await cappedCount(db, matching(db, asked).select("id")) };
}

export type AdminRefundRow = RefundRow & { order_id: string; provider: PaymentProviderName };

const refunds = (db: Db) =>
  db
    .selectFrom("refunds")
    .selectAll()
    .select([
      sql<string>`(select order_id from payments p where p.id = refunds.payment_id)`.as("order_id"),
      sql<PaymentProviderName>`(select provider from payments p where p.id = refunds.payment_id)`.as("provider"),
    ]);

/** Newest first. */
export async function listAllRefunds(
  db: Db,
  { state, done, ...page }: Page & { state?: RefundStateName | undefined; done?: Within | undefined },
): Promise<Listed<AdminRefundRow>> {
  let query = refunds(db).where(reachable(page.scope, "refunds.user_id"));
  if (state) query = query.where("state", "=", state);
  if (done) query = query.where("done_at", ">=", new Date(done.from)).where("done_at", "<", new Date(done.until));
  return await newestPage(query, page);
}

export const findRefund = (db: Db, id: string): Promise<AdminRefundRow | undefined> =>
  refunds(db).where("id", "=", id).executeTakeFirst();

/** Bank transfers of a state, newest first; of one memo when asked, none where the text holds no memo. */
export async function listTransfers(
  db: Db,
  { state, memo, ...page }: Page & { state: PaymentState; memo?: string | undefined },
): Promise<Listed<PaymentRow>> {
  let query = db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", "bank")
    .where("state", "=", state)
    .where(reachable(page.scope, "payments.user_id"));
  if (memo) query = query.where(sql<boolean>`action ->> 'memo' = ${readMemo(memo) ?? ""}`);
  return await newestPage(query, page);
}
