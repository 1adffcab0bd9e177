/** A bank tells us nothing: an administrator who sent money back says so. What came in is booked by transfer-difference.ts. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { PaymentEvents } from "#server/db/tables/payments";
import { findRefundOfPayment } from "#server/queries/billing/refunds";
import { notBefore } from "./dated.ts";
import type { Books } from "./deps.ts";
import { applyRefund } from "./execute-refund.ts";

/** Books that a refund was sent by hand. Throws not_found for anything but a transfer's */
export async function confirmRefundSent(
  trx: Db,
  books: Books,
  sent: { refundId: string; sentAt: Date; adminId: string },
): Promise<PaymentEvents["outcome"]> {
  const bankRefund = await findRefundOfPayment(trx, "id", sent.refundId);
  if (bankRefund?.payment.provider !== "bank") throw new AppError("not_found");
  const { reference, created_at: askedAt } = bankRefund.refund;
  const refundedAt = notBefore(sent.sentAt, askedAt);
  return await applyRefund(trx, books, reference, { state: "done", refundedAt }, `admin:${sent.adminId}`);
}
