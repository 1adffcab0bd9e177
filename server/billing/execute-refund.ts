/** Giving money back at the provider, and writing down what it said about it. */
import type { RefundState } from "#adapters/payments/payment";
import { isOwnRefundReason, type OwnRefundReason } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { PaymentEvents } from "#server/db/tables/payments";
import { type Actor, actAs } from "#server/queries/audit/audit";
import { issueCreditNote } from "#server/queries/billing/receipts";
import { findRefundOfPayment, setRefund } from "#server/queries/billing/refunds";
import { countingLate } from "#server/queries/reports/late-figures";
import { isAnotherProvider } from "./apply-charge.ts";
import { type BillingDeps, type Books, providerNamed } from "./deps.ts";
import { lockRefund } from "./lock-refund.ts";

/** As the payer reads it in their wallet. */
const ownReasons: Record<OwnRefundReason, string> = {
  paid_twice: "重复付款退回 / Paid twice",
  order_cancelled: "订单已取消 / Order cancelled",
  base_gone: "原套餐已变更 / Package changed",
  try_out_over: "试用已结束 / Try-out over",
  other_amount: "金额不符退回 / Amount differs",
  other_amount_open: "金额不符退回 / Amount differs",
  other_currency: "币种不符退回 / Other currency",
};
const readableReason = (reason: string): string => (isOwnRefundReason(reason) ? ownReasons[reason] : reason);

/** The address callbacks of a provider come to. */
export const notifyUrlOf = (deps: Pick<BillingDeps, "origin">, provider: string): string =>
  `${deps.origin()}/api/payments/${provider}/callback`;

/**
 * Writes down how far a refund got, and its credit note when the money is back. `unknown`: no refund of that reference.
 * What is done or failed stays so: a word against it (money that bounced later, or that went back after all) is a
 * `mismatch`, for a person to settle.
 */
export async function applyRefund(
  trx: Db,
  books: Books,
  reference: string,
  state: RefundState,
  source: Actor,
): Promise<PaymentEvents["outcome"]> {
  await actAs(trx, source);
  const locked = await lockRefund(trx, "reference", reference);
  if (!locked) return "unknown";
  const { order, refund, provider } = locked;
  if (isAnotherProvider(source, provider)) return "mismatch";
  if (state.state === "pending" || state.state === refund.state) return "known";
  if (refund.state !== "pending") return "mismatch";
  if (state.state === "failed") {
    await setRefund(trx, refund.id, { state: "failed", why_failed: state.why.slice(0, 500) });
    return "applied";
  }
  const { refundedAt } = state;
  const done = await countingLate(trx, refundedAt, books.now(), () =>
    setRefund(trx, refund.id, { state: "done", done_at: refundedAt }),
  );
  await issueCreditNote(trx, { refund: done, order, now: books.now() });
  return "applied";
}

/**
 * Gives the money of a pending refund back at its provider, or asks how far it got: under one reference money goes back once.
 * Throws unavailable; nothing for a refund that is not pending, or whose provider is not configured any more.
 */
export async function executeRefund(deps: BillingDeps, id: string): Promise<void> {
  const waiting = await findRefundOfPayment(deps.db, "id", id);
  if (waiting?.refund.state !== "pending") return;
  const { refund, payment } = waiting;
  const provider = providerNamed(deps.payments, payment.provider);
  await deps.db.transaction().execute((trx) => setRefund(trx, id, { asked_at: deps.now() }));
  if (!provider)
    deps.log.warn({ refund: id, provider: payment.provider }, "a refund waits for a provider that is not set");
  if (!provider || payment.transaction_id === null) return;
  const state = await provider.refund({
    reference: payment.reference,
    transactionId: payment.transaction_id,
    providerId: payment.provider_id,
    refundReference: refund.reference,
    amountMinor: refund.amount_minor,
    currency: refund.currency,
    paidMinor: payment.amount_minor,
    reason: readableReason(refund.reason),
    notifyUrl: notifyUrlOf(deps, payment.provider),
  });
  const outcome = await deps.db
    .transaction()
    .execute((trx) => applyRefund(trx, deps, refund.reference, state, "system"));
  if (outcome === "mismatch") deps.log.warn({ refund: id, state }, "a provider's answer does not fit the books");
}
