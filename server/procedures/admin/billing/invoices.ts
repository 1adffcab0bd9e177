/** Tax invoices people asked for: issued in the tax system and written down here, or refused with the reason. */
import type { AdminInvoice } from "#contract/admin/invoices";
import { AppError } from "#contract/errors";
import { redStateOf } from "#contract/invoice";
import { assertNotToCome } from "#server/billing/dated";
import type { Db } from "#server/db/tables";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { accountCells, major } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import type { AdminContext } from "#server/procedures/base/context";
import { reach } from "#server/queries/accounts/admin-accounts";
import { invoiceList } from "#server/queries/billing/admin-invoices";
import { findInvoiceRow, issueInvoice, refuseInvoice } from "#server/queries/billing/invoices";
import { redInvoice, takeInvoiceBack } from "#server/queries/billing/red-invoices";

const business = administrator("operations");

/** Throws not_found, and forbidden for an account the scope does not reach; one that is gone has nobody to keep it from. */
async function reachInvoice(trx: Db, { scope }: AdminContext, id: string): Promise<void> {
  const row = await findInvoiceRow(trx, id);
  if (!row) throw new AppError("not_found");
  if (row.user_id !== null) await reach(trx, scope, row.user_id);
}

const invoiceColumns: SheetColumns<AdminInvoice> = (texts) => {
  const of = texts.adminPackages.invoices;
  const stateOf = (one: AdminInvoice): string => {
    const red = redStateOf(one);
    return red === null ? of.states[one.state] : of.reds[red];
  };
  const company = ({ buyer }: AdminInvoice) => (buyer.kind === "company" ? buyer : null);
  return [
    [of.title, (one) => one.buyer.title],
    [of.type, (one) => of.types[one.type]],
    [of.taxId, (one) => company(one)?.taxId ?? null],
    [of.address, (one) => company(one)?.address ?? null],
    [of.phone, (one) => company(one)?.phone ?? null],
    [of.bank, (one) => company(one)?.bank ?? null],
    [of.bankAccount, (one) => company(one)?.account ?? null],
    [of.email, (one) => one.buyer.email],
    [of.order, (one) => one.orderNumber],
    ...accountCells<AdminInvoice>(texts),
    [texts.adminPackages.provider, (one) => one.provider && texts.adminPackages.providers[one.provider]],
    [texts.adminPackages.transaction, (one) => one.transactionId],
    [texts.adminPackages.orders.coupon, (one) => one.coupon],
    [of.paid, (one) => major(one.amountMinor, one.currency), "money"],
    [of.left, (one) => major(one.leftMinor, one.currency), "money"],
    [texts.adminPackages.currency, (one) => one.currency],
    [texts.adminPackages.state, stateOf],
    [of.number, (one) => one.number],
    [of.issuedOn, (one) => one.issuedOn],
    [of.issuedAmount, (one) => major(one.issuedMinor, one.currency), "money"],
    [of.redNumber, (one) => one.reds.map((red) => red.number).join("\n")],
    [
      of.redAmount,
      (one) => major(one.reds.reduce((sum, red) => sum + red.amountMinor, 0) || null, one.currency),
      "money",
    ],
    [of.redDue, (one) => major(one.redDueMinor || null, one.currency), "money"],
    [of.refuseReason, (one) => one.reason],
    [of.mistake, (one) => one.mistake],
    [texts.adminPackages.when, (one) => one.createdAt, "moment"],
  ];
};

const list = adminList({
  name: "invoices",
  action: "invoice_requests.export",
  source: invoiceList,
  columns: invoiceColumns,
});

export const invoices = {
  list: business.admin.invoices.list.handler(list.page),
  export: business.admin.invoices.export.handler(list.file),

  issue: business.admin.invoices.issue.handler(async ({ context, input }) => {
    assertNotToCome(input.issuedOn, context.now());
    const { id, state } = await context.acting(async (trx) => {
      await reachInvoice(trx, context, input.id);
      return await issueInvoice(trx, { ...input, adminId: context.adminId });
    });
    return { id, state };
  }),

  red: business.admin.invoices.red.handler(async ({ context, input }) => {
    assertNotToCome(input.issuedOn, context.now());
    const { id, state } = await context.acting(async (trx) => {
      await reachInvoice(trx, context, input.id);
      return await redInvoice(trx, { ...input, adminId: context.adminId });
    });
    return { id, state };
  }),

  takeBack: business.admin.invoices.takeBack.handler(async ({ context, input }) => {
    assertNotToCome(input.issuedOn, context.now());
    const { id, state } = await context.acting(async (trx) => {
      await reachInvoice(trx, context, input.id);
      return await takeInvoiceBack(trx, { ...input, adminId: context.adminId });
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
