/** Receipts to keep, and tax invoices to ask for. */
import { AppError } from "#contract/errors";
import { signedIn } from "#server/procedures/base/base";
import {
  findInvoice,
  invoiceHolds,
  invoiceOf,
  mayInvoice,
  rememberedBuyers,
  requestInvoice,
  withdrawInvoice,
} from "#server/queries/billing/invoices";
import { lateReceipt } from "#server/queries/billing/late-receipt";
import { findOrder } from "#server/queries/billing/order-rows";
import { findReceipt, printed } from "#server/queries/billing/receipts";
import { printReceiptInThread } from "#server/thread/index";

export const receipts = {
  download: signedIn.receipts.download.handler(async ({ context, input }) => {
    const { owner, db, imprint } = context;
    const row =
      (await context.asUser((asUser) => findReceipt(asUser, owner, input.id))) ??
      (await db.transaction().execute((trx) => lateReceipt(trx, owner, input.id, { imprint, now: context.now() })));
    if (!row) throw new AppError("not_found");
    const pdf = await printReceiptInThread(owner.userId, printed(row), input.language);
    return new File([pdf], `${row.number}.pdf`, { type: "application/pdf" });
  }),
};

export const invoices = {
  request: signedIn.invoices.request.handler(async ({ context, input }) => {
    const { orderId, ...form } = input;
    const { db, owner } = context;
    return invoiceOf(await db.transaction().execute((trx) => requestInvoice(trx, owner, orderId, form)));
  }),

  withdraw: signedIn.invoices.withdraw.handler(async ({ context, input }) => {
    const { db, owner } = context;
    return await db.transaction().execute((trx) => withdrawInvoice(trx, owner, input.orderId));
  }),

  get: signedIn.invoices.get.handler(async ({ context, input }) => {
    const { owner } = context;
    const { order, request } = await context.asUser(async (db) => ({
      order: await findOrder(db, owner, input.orderId),
      request: await findInvoice(db, owner, input.orderId),
    }));
    if (!order) throw new AppError("not_found");
    const another = !request || !invoiceHolds(request);
    return { request: request ? invoiceOf(request) : null, possible: another && mayInvoice(order) };
  }),

  remembered: signedIn.invoices.remembered.handler(({ context }) =>
    context.asUser((db) => rememberedBuyers(db, context.owner)),
  ),
};
