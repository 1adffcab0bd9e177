/**
 * The one place where news about a charge becomes books, whoever brought it: a callback, a question, a closing, an
 * administrator. News may come twice, late and in any order; what it finds written already it leaves.
 */
import type { ChargeState } from "#adapters/payments/payment";
import { sameMoney } from "#contract/money";
import type { OwnRefundReason, PaymentProviderName } from "#contract/payment";
import { reportDay } from "#engine/reports/days";
import type { Db } from "#server/db/tables";
import type { PaymentEvents, PaymentRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { type Actor, actAs } from "#server/queries/audit/audit";
import { releaseCoupon } from "#server/queries/billing/coupons";
import { lockOrder, setOrder } from "#server/queries/billing/orders";
import {
  findPaymentByReference,
  findPaymentByTransaction,
  lockPayment,
} from "#server/queries/billing/payments/find-payments";
import { payableOf, setPayment } from "#server/queries/billing/payments/payments";
import { insertRefund } from "#server/queries/billing/refunds";
import { countingLate } from "#server/queries/reports/late-figures";
import { type Books, noProviderEffects, type ProviderEffects } from "./deps.ts";
import { fulfil } from "./fulfil.ts";

/** What became of the news, and what is to be done outwards when the transaction has committed. */
export interface Applied {
  outcome: PaymentEvents["outcome"];
  after: ProviderEffects;
}

const only = (outcome: Applied["outcome"]): Applied => ({ outcome, after: noProviderEffects() });

/** The payment and its order under their locks: the account first, then the order, then the payment. Null: no such reference. */
export async function lockByReference(
  trx: Db,
  reference: string,
): Promise<{ order: OrderRow; payment: PaymentRow } | null> {
  const unlocked = await findPaymentByReference(trx, reference);
  if (!unlocked) return null;
  const owner = ownerOfRow(unlocked);
  await oneAtATime(trx, owner);
  const order = await lockOrder(trx, owner, unlocked.order_id);
  return { order, payment: await lockPayment(trx, unlocked.id) };
}

/** A provider speaks of its own charges only, whatever it signed. */
export const isAnotherProvider = (source: Actor, provider: PaymentProviderName): boolean =>
  source.startsWith("provider:") && source !== `provider:${provider}`;

/** The product gives money back by itself, all of it, once. */
async function giveBack(trx: Db, books: Books, payment: PaymentRow, reason: OwnRefundReason): Promise<Applied> {
  const { id } = await insertRefund(trx, {
    payment,
    amountMinor: payment.amount_minor,
    reason,
    decidedBy: null,
    idempotencyKey: `house-${payment.id}`,
    now: books.now(),
  });
  return { outcome: "refunded", after: { close: [], refund: [id] } };
}

async function applyMoney(trx: Db, books: Books, order: OrderRow, paid: PaymentRow): Promise<Applied> {
  if (order.status === "completed" || order.status === "refunded") return giveBack(trx, books, paid, "paid_twice");
  if (order.status === "cancelled") return giveBack(trx, books, paid, "order_cancelled");
  const close = await payableOf(trx, [order.id], paid.id);
  if (await fulfil(trx, books, order, paid)) return { outcome: "applied", after: { close, refund: [] } };
  if (order.status === "pending") {
    await setOrder(trx, order.id, { status: "cancelled" });
    await releaseCoupon(trx, order.id);
  }
  const { outcome, after } = await giveBack(trx, books, paid, "base_gone");
  return { outcome, after: { ...after, close } };
}

/**
 * Writes down what a charge has come to, and everything that follows from it, in the caller's transaction. `source` is who
 * says so, for the audit. Money of another amount or currency, under a transaction that paid something else, or told by
 * another provider is a `mismatch`: nothing is changed.
 */
export async function applyCharge(
  trx: Db,
  books: Books,
  reference: string,
  charge: ChargeState,
  source: Actor,
): Promise<Applied> {
  await actAs(trx, source);
  const locked = await lockByReference(trx, reference);
  if (!locked) return only("unknown");
  const { order, payment } = locked;
  if (isAnotherProvider(source, payment.provider)) return only("mismatch");
  if (charge.state === "open") return only("known");
  if (charge.state === "closed") {
    if (payment.state !== "opening" && payment.state !== "open") return only("known");
    await setPayment(trx, payment.id, { state: "closed" });
    return only("applied");
  }
  const { transactionId, paidAt, amountMinor, currency } = charge;
  if (!sameMoney({ amountMinor, currency }, { amountMinor: payment.amount_minor, currency: payment.currency }))
    return only("mismatch");
  if (payment.state === "paid") return only(payment.transaction_id === transactionId ? "known" : "mismatch");
  if (await findPaymentByTransaction(trx, payment.provider, transactionId)) return only("mismatch");
  const pay = async () => {
    const paid = await setPayment(trx, payment.id, { state: "paid", transaction_id: transactionId, paid_at: paidAt });
    return await applyMoney(trx, books, order, paid);
  };
  // the money counts on the day it moved, a trial it converted on the day the order was placed
  const moved = () => countingLate(trx, paidAt, books.now(), pay);
  if (reportDay(order.created_at) >= reportDay(paidAt)) return await moved();
  return await countingLate(trx, order.created_at, books.now(), moved);
}
