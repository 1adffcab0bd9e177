/** Requests for tax invoices of everybody the scope reaches, and of accounts that are gone, with what is left of each. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { AdminInvoice, invoicesInput } from "#contract/admin/invoices";
import { accountsNamed, countReachable, reachable } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { invoiceColumns, invoiceOf, leftToInvoice, redDueOf } from "./invoices.ts";
import { orderIdsOf, type PaidBy, paidBy } from "./paid-by.ts";
import { soughtPapers } from "./sought-papers.ts";

type Asked = z.infer<typeof invoicesInput>;

const sorted = {
  columns: { at: { ref: "created_at", type: "timestamptz" } },
  id: { ref: "id", type: "uuid" },
} as const;

const redStates = {
  due: sql<boolean>`${redDueOf} > 0`,
  done: sql<boolean>`(invoice_requests.red_minor > 0 and ${redDueOf} = 0)`,
} as const;

const conditions = (scope: AdminScope, { id, state, type, red }: Asked, sought: readonly RawBuilder<boolean>[]) =>
  allOf([
    reachable(scope, "invoice_requests.user_id"),
    ...(id ? [sql`id = ${id}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(type ? [sql`type = ${type}`] : []),
    ...(red ? [redStates[red]] : []),
    ...sought,
  ]);

/** Nothing of an order that is gone. */
const paymentOf = (paid: PaidBy | undefined) => ({
  provider: paid?.provider ?? null,
  transactionId: paid?.transactionId ?? null,
  coupon: paid?.coupon ?? null,
});

/** Requests for invoices in the list of administrators. */
export const invoiceList: ListSource<Asked, AdminInvoice> = async ({ db, scope }, asked) => {
  const meant = conditions(scope, asked, asked.q ? [await soughtPapers(db, "invoice_requests", asked.q)] : []);
  return rowsOf({
    query: db
      .selectFrom("invoice_requests")
      .select(invoiceColumns)
      .select([leftToInvoice.as("left_minor"), redDueOf.as("red_due")])
      .where(meant),
    sorted,
    asked,
    async items(rows) {
      const userIds = rows.flatMap((row) => row.user_id ?? []);
      const [accounts, orders] = await Promise.all([accountsNamed(db, userIds), paidBy(db, orderIdsOf(rows))]);
      return rows.map((row) => ({
        ...invoiceOf(row),
        buyer: row.buyer,
        amountMinor: row.amount_minor,
        leftMinor: row.left_minor,
        redDueMinor: row.red_due,
        orderId: row.order_id,
        orderNumber: row.order_number,
        ...paymentOf(orders.get(row.order_id ?? "")),
        account:
          row.user_id === null ? null : (accounts.get(row.user_id) ?? { id: row.user_id, email: null, name: null }),
      }));
    },
    count: () => countReachable(db, scope, "invoice_requests", meant),
  });
};
