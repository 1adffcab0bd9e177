/** Refunds that are decided on: what goes back in money, and what is taken back for it. */
import { AppError } from "#contract/errors";
import { packWorth } from "#engine/billing/proration";
import type { Db } from "#server/db/tables";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { findOwnerOfOrder } from "#server/queries/billing/order-rows";
import { lockOrder, setOrder } from "#server/queries/billing/orders";
import { insertPackEntry, isPackRefunded } from "#server/queries/billing/pack-entries";
import { lockPayment } from "#server/queries/billing/payments/find-payments";
import { findRefundByKey, insertRefund, refundedMinorOf, retryKey } from "#server/queries/billing/refunds";
import { countingLate } from "#server/queries/reports/late-figures";
import type { Books } from "./deps.ts";
import { lockRefund } from "./lock-refund.ts";
import { assertNotCredited, assertPartNotCredited, holderOf, revokePackage, unusedOf } from "./revoke-package.ts";

export interface RefundWanted {
  orderId: string;
  /** Integer minor units; null: all that can be given back. */
  amountMinor: number | null;
  /** For the buyer to read; our own is one of `ownRefundReasons`. */
  reason: string;
  /** Null: the product itself. */
  adminId: string | null;
  idempotencyKey: string;
}

async function lockCompleted(trx: Db, orderId: string): Promise<OrderRow> {
  const owner = await findOwnerOfOrder(trx, orderId);
  if (!owner) throw new AppError("not_found");
  await oneAtATime(trx, owner);
  const order = await lockOrder(trx, owner, orderId);
  if (order.status !== "completed") throw new AppError("order_closed", { data: { status: order.status } });
  return order;
}

async function lockPaymentOf(trx: Db, order: OrderRow): Promise<PaymentRow> {
  if (order.payment_id === null) throw new Error(`order ${order.id} has no payment to refund`);
  return await lockPayment(trx, order.payment_id);
}

/** The order is void: its month ends, and what it had replaced runs again. A pack's listings have left already. */
async function takeBack(trx: Db, now: Date, order: OrderRow): Promise<void> {
  // what is given back whole has converted no trial
  await countingLate(trx, order.created_at, now, async () => {
    if (order.kind !== "pack") await revokePackage(trx, order, now);
    await setOrder(trx, order.id, { status: "refunded" });
  });
}

/** A pack is worth its unused listings, once; a month all that was paid. Less what went back already. */
async function refundableOf(trx: Db, order: OrderRow) {
  if (order.kind !== "pack" || order.pack_listings === null)
    return { leftMinor: order.amount_minor - order.refunded_minor, holder: null, unused: 0 };
  if (await isPackRefunded(trx, order.id)) return { leftMinor: 0, holder: null, unused: 0 };
  const holder = await holderOf(trx, order);
  const unused = unusedOf(order, holder);
  const leftMinor = Math.max(0, packWorth(order.amount_minor, unused, order.pack_listings) - order.refunded_minor);
  return { leftMinor, holder, unused };
}

const revokePack = (trx: Db, order: OrderRow, holder: SubscriptionRow, listings: number) =>
  insertPackEntry(trx, order, { subscriptionId: holder.id, reason: "pack_refunded", listings });

/**
 * How much of a completed order goes back (null: all that can); a pack's unused listings leave with the last of it. Throws
 * refund_too_large.
 */
async function takeOut(trx: Db, order: OrderRow, wantedMinor: number | null): Promise<number> {
  const { leftMinor, holder, unused } = await refundableOf(trx, order);
  const amountMinor = wantedMinor ?? leftMinor;
  if (amountMinor <= 0 || amountMinor > leftMinor) throw new AppError("refund_too_large", { data: { leftMinor } });
  if (holder && amountMinor === leftMinor) await revokePack(trx, order, holder, unused);
  return amountMinor;
}

async function takeBackFree(trx: Db, now: Date, order: OrderRow): Promise<void> {
  const { holder, unused } = await refundableOf(trx, order);
  if (holder && unused > 0) await revokePack(trx, order, holder, unused);
  await takeBack(trx, now, order);
}

const isWhole = (order: OrderRow, amountMinor: number): boolean =>
  order.refunded_minor + amountMinor === order.amount_minor;

/**
 * Writes down that money of a completed order goes back; the money itself moves after the commit (`runProviderEffects`, the jobs). The
 * whole amount (at once or in parts): the order is refunded and its package ends now; packages its upgrade had replaced run
 * again where they are not over. A part: money only. Of a pack at most its unused listings, which leave with the money when
 * all that is left is given back. An order that cost nothing is taken back without a refund (null). A key that comes again
 * answers its refund. Throws not_found, order_closed, refund_too_large (with `leftMinor`), conflict (a later upgrade stands
 * on it, also of a part: refund that first).
 */
export async function askRefund(trx: Db, books: Books, wanted: RefundWanted): Promise<RefundRow | null> {
  await actAs(trx, wanted.adminId === null ? "system" : `admin:${wanted.adminId}`);
  const { idempotencyKey, reason, adminId: decidedBy } = wanted;
  const earlier = await findRefundByKey(trx, idempotencyKey);
  if (earlier) return earlier;
  const order = await lockCompleted(trx, wanted.orderId);
  await assertNotCredited(trx, order);
  if (order.amount_minor === 0 && wanted.amountMinor === null) {
    await takeBackFree(trx, books.now(), order);
    return null;
  }
  const amountMinor = await takeOut(trx, order, wanted.amountMinor);
  const payment = await lockPaymentOf(trx, order);
  const refund = await insertRefund(trx, { payment, amountMinor, reason, decidedBy, idempotencyKey, now: books.now() });
  if (isWhole(order, amountMinor)) await takeBack(trx, books.now(), order);
  return refund;
}

async function lockFailed(trx: Db, id: string): Promise<{ order: OrderRow; refund: RefundRow; payment: PaymentRow }> {
  const locked = await lockRefund(trx, "id", id);
  if (!locked) throw new AppError("not_found");
  const { order, refund } = locked;
  if (refund.state !== "failed") throw new AppError("conflict");
  return { order, refund, payment: await lockPayment(trx, refund.payment_id) };
}

/**
 * What the provider could not give back is tried again, as a new refund under a new reference: under the old one it stays
 * failed. What holds for a refund holds again: with the last part of an order goes what it gave. Trying twice answers the same
 * row. Throws not_found, conflict when it did not fail or an upgrade has credited the money since, refund_too_large when what
 * is left went back in another way meanwhile.
 */
export async function retryRefund(trx: Db, id: string, adminId: string, now: Date): Promise<RefundRow> {
  await actAs(trx, `admin:${adminId}`);
  const { order, refund, payment } = await lockFailed(trx, id);
  const idempotencyKey = retryKey(id);
  const earlier = await findRefundByKey(trx, idempotencyKey);
  if (earlier) return earlier;
  const leftMinor = payment.amount_minor - (await refundedMinorOf(trx, payment.id));
  const { amount_minor: amountMinor, reason, decided_by: decidedBy } = refund;
  if (amountMinor > leftMinor) throw new AppError("refund_too_large", { data: { leftMinor } });
  // money paid twice bought nothing, and what a whole refund takes was taken when it was first asked for
  const stands = order.status === "completed" && order.payment_id === payment.id;
  if (stands) {
    await assertPartNotCredited(trx, order, amountMinor);
    if (order.kind !== "pack" || !(await isPackRefunded(trx, order.id))) await takeOut(trx, order, amountMinor);
  }
  const next = await insertRefund(trx, { payment, amountMinor, reason, decidedBy, idempotencyKey, now });
  if (stands && isWhole(order, amountMinor)) await takeBack(trx, now, order);
  return next;
}
