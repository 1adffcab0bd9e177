/** A bank tells us nothing: an administrator who sees money on the account says so, and who sent some back. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PaymentEvents } from "#server/db/tables/payments";
import { findPayment } from "#server/queries/billing/payments/find-payments";
import { findRefundOfPayment } from "#server/queries/billing/refunds";
import { type Applied, applyCharge } from "./apply-charge.ts";
import type { Books } from "./deps.ts";
import { applyRefund } from "./execute-refund.ts";

/**
 * Books money that came by transfer, in the administrator's transaction; give its `after` to `runProviderEffects` once that committed.
 * `transactionId` is the bank's own reference. `mismatch`: another amount or currency, or money that paid something else
 * already; nothing is changed. Throws not_found for anything but a transfer.
 */
export async function confirmTransfer(
  trx: Db,
  books: Books,
  transfer: {
    paymentId: string;
    amountMinor: number;
    currency: string;
    transactionId: string;
    paidAt: Date;
    adminId: string;
  },
): Promise<Applied> {
  const payment = await findPayment(trx, transfer.paymentId);
  if (payment?.provider !== "bank") throw new AppError("not_found");
  const { amountMinor, currency, transactionId, paidAt } = transfer;
  const charge = { state: "paid" as const, amountMinor, currency, transactionId, paidAt };
  return await applyCharge(trx, books, payment.reference, charge, `admin:${transfer.adminId}`);
}

/** Books that a refund was sent by hand. Throws not_found for anything but a transfer's. */
export async function confirmRefundSent(
  trx: Db,
  books: Books,
  sent: { refundId: string; sentAt: Date; adminId: string },
): Promise<PaymentEvents["outcome"]> {
  const bankRefund = await findRefundOfPayment(trx, "id", sent.refundId);
  if (bankRefund?.payment.provider !== "bank") throw new AppError("not_found");
  const { reference } = bankRefund.refund;
  return await applyRefund(trx, books, reference, { state: "done", refundedAt: sent.sentAt }, `admin:${sent.adminId}`);
}
