/** Requests for tax invoices of everybody the scope reaches, and of accounts that are gone, with what is left of each. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { invoicesInput } from "#contract/admin/invoices";
import type { Db } from "#server/db/tables";
import { wordsIn } from "#server/queries/accounts/account-filter";
import { countReachable, reachable } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { keyset } from "#server/queries/lists/keyset";
import { invoiceColumns } from "./invoices.ts";

type Asked = z.infer<typeof invoicesInput>;

const columns = { at: { ref: "created_at", type: "timestamptz" } } as const;

const conditions = (scope: AdminScope, { id, q, state, type }: Omit<Asked, "cursor" | "limit">) =>
  allOf([
    reachable(scope, "invoice_requests.user_id"),
    ...(id ? [sql`id = ${id}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(type ? [sql`type = ${type}`] : []),
    ...(q ? [wordsIn(q, "public.invoice_search_text(buyer, number, order_number)")] : []),
  ]);

/** Of the order's amount, what has not gone back since. */
const left = sql<number>`invoice_requests.amount_minor - coalesce((select
  greatest(0, o.refunded_minor - (o.amount_minor - invoice_requests.amount_minor))
  from public.orders o where o.id = invoice_requests.order_id), 0)`;

/** Throws invalid_input for a cursor of another order. */
export async function pageOfInvoices(db: Db, scope: AdminScope, asked: Asked) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await db
    .selectFrom("invoice_requests")
    .select(invoiceColumns)
    .select(left.as("left_minor"))
    .select(list.keys)
    .where(conditions(scope, asked))
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export const countInvoices = (db: Db, scope: AdminScope, asked: Asked) =>
  countReachable(db, scope, "invoice_requests", conditions(scope, asked));
