/** A bank tells us nothing: an administrator who sees money on the account says so, and who sent some back. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PaymentEvents } from "#server/db/tables/payments";
import { type Applied, applyCharge } from "./apply-charge.ts";
import type { Books } from "./deps.ts";
import { applyRefund } from "./execute-refund.ts";

/**
 * Books money that came by transfer, in the administrator's transaction; give its `after` to `doAfter` once that committed.
 * `transactionId` is the bank's own reference. `mismatch`: another amount or currency, or money that paid something else
 * already; nothing is changed. Throws not_found for anything but a transfer.
 */
export async function confirmTransfer(
  trx: Db,
  books: Books,
  told: {
    paymentId: string;
    amountMinor: number;
    currency: string;
    transactionId: string;
    paidAt: Date;
    adminId: string;
  },
): Promise<Applied> {
  const row = await trx
    .selectFrom("payments")
    .select("reference")
    .where("id", "=", told.paymentId)
    .where("provider", "=", "bank")
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  const { amountMinor, currency, transactionId, paidAt } = told;
  const charge = { state: "paid" as const, amountMinor, currency, transactionId, paidAt };
  return await applyCharge(trx, books, row.reference, charge, `admin:${told.adminId}`);
}

/** Books that a refund was sent by hand. Throws not_found for anything but a transfer's. */
export async function confirmRefundSent(
  trx: Db,
  books: Books,
  told: { refundId: string; sentAt: Date; adminId: string },
): Promise<PaymentEvents["outcome"]> {
  const row = await trx
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select("r.reference")
    .where("r.id", "=", told.refundId)
    .where("p.provider", "=", "bank")
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return await applyRefund(
    trx,
    books,
    row.reference,
    { state: "done", refundedAt: told.sentAt },
    `admin:${told.adminId}`,
  );
}
