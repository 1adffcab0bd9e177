/** Tax invoices people asked for: issued in the tax system and written down here, or refused with the reason. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { administrator } from "#server/procedures/base";
import type { AdminContext } from "#server/procedures/context";
import { reach, withAccounts } from "#server/queries/admin-accounts";
import { invoiceOf, issueInvoice, listInvoiceRequests, refuseInvoice } from "#server/queries/invoices";

const business = administrator("operations");

/** Throws not_found, and forbidden for an account the scope does not reach; one that is gone has nobody to keep it from. */
async function reachInvoice(trx: Db, { scope }: AdminContext, id: string): Promise<void> {
  const row = await trx.selectFrom("invoice_requests").select("user_id").where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  if (row.user_id !== null) await reach(trx, scope, row.user_id);
}

export const invoices = {
  list: business.admin.invoices.list.handler(async ({ context, input: { state, cursor, limit } }) => {
    const { db, backend, scope } = context;
    const asked = { scope, limit, ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) };
    const { rows, nextCursor } = await listInvoiceRequests(db, asked);
    const owned = rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [{ id, user_id }]));
    const accounts = new Map((await withAccounts(db, backend.accounts, owned)).map((row) => [row.id, row.account]));
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
    return { items, nextCursor };
  }),

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
