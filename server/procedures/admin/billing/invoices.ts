/** Tax invoices people asked for: issued in the tax system and written down here, or refused with the reason. */
import type { z } from "zod";
import type { invoicesInput } from "#contract/admin/invoices";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { invoiceColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext, RequestContext } from "#server/procedures/base/context";
import { reach, withAccounts } from "#server/queries/accounts/admin-accounts";
import { countInvoices, pageOfInvoices } from "#server/queries/billing/admin-invoices";
import { findInvoiceRow, invoiceOf, issueInvoice, refuseInvoice } from "#server/queries/billing/invoices";

const business = administrator("operations");

/** Throws not_found, and forbidden for an account the scope does not reach; one that is gone has nobody to keep it from. */
async function reachInvoice(trx: Db, { scope }: AdminContext, id: string): Promise<void> {
  const row = await findInvoiceRow(trx, id);
  if (!row) throw new AppError("not_found");
  if (row.user_id !== null) await reach(trx, scope, row.user_id);
}

async function pageOf({ db, scope }: RequestContext & AdminContext, asked: z.infer<typeof invoicesInput>) {
  const { rows, next, previous } = await pageOfInvoices(db, scope, asked);
  const owned = rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [{ id, user_id }]));
  const accounts = new Map((await withAccounts(db, owned)).map((row) => [row.id, row.account]));
  const items = rows.map((row) => ({
    ...invoiceOf(row),
    buyer: row.buyer,
    amountMinor: row.amount_minor,
    leftMinor: row.left_minor,
    currency: row.currency,
    orderId: row.order_id,
    orderNumber: row.order_number,
    account: accounts.get(row.id) ?? null,
  }));
  return { items, next, previous };
}

export const invoices = {
  list: business.admin.invoices.list.handler(async ({ context, input }) => {
    const page = await pageOf(context, input);
    return { ...page, count: await countInvoices(context.db, context.scope, input) };
  }),

  export: business.admin.invoices.export.handler(({ context, input }) =>
    sheet(context, {
      list: "invoices",
      action: "invoice_requests.export",
      asked: input,
      columns: invoiceColumns,
      read: (page) => pageOf(context, { ...input, ...page }),
    }),
  ),

  issue: business.admin.invoices.issue.handler(async ({ context, input }) => {
    const { id, state } = await context.acting(async (trx) => {
      await reachInvoice(trx, context, input.id);
      return await issueInvoice(trx, { ...input, adminId: context.adminId });
    });
    return { id, state };
  }),

  refuse: business.admin.invoices.refuse.handler(async ({ context, input }) => {
    const { id, state } = await context.acting(async (trx) => {
      await reachInvoice(trx, context, input.id);
      return await refuseInvoice(trx, { ...input, adminId: context.adminId });
    });
    return { id, state };
  }),
};
