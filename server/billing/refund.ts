/** Refunds an administrator decides on: what goes back in money, and what is taken back for it. */
import { AppError } from "#contract/errors";
import { packWorth } from "#engine/billing/proration";
import type { Db } from "#server/db/tables";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { actAs } from "#server/queries/audit";
import { oneAtATime } from "#server/queries/limits";
import { lockOrder, setOrder } from "#server/queries/orders";
import { ownerOfRow } from "#server/queries/owner";
import { insertRefund, retryKey } from "#server/queries/refunds";
import type { Books } from "./deps.ts";
import { assertNotCredited, holderOf, takeBackPack, takeBackPackage, unusedOf } from "./undo.ts";

export interface RefundWanted {
  orderId: string;
  /** Integer minor units; null: all that can be given back. */
  amountMinor: number | null;
  /** For the buyer to read. */
  reason: string;
  adminId: string;
  idempotencyKey: string;
}

async function lockCompleted(trx: Db, orderId: string): Promise<OrderRow> {
  const found = await trx.selectFrom("orders").select("user_id").where("id", "=", orderId).executeTakeFirst();
  if (!found) throw new AppError("not_found");
  const owner = ownerOfRow(found);
  await oneAtATime(trx, owner);
  const order = await lockOrder(trx, owner, orderId);
  if (order.status !== "completed") throw new AppError("order_closed", { data: { status: order.status } });
  return order;
}

const paymentOf = (trx: Db, order: OrderRow): Promise<PaymentRow> =>
  trx.selectFrom("payments").selectAll().where("id", "=", order.payment_id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** The order is void: its month ends, and what it had replaced runs again. A pack's listings have left already. */
async function takeBack(trx: Db, books: Books, order: OrderRow): Promise<void> {
  if (order.kind !== "pack") await takeBackPackage(trx, order, books.now());
  await setOrder(trx, order.id, { status: "refunded" });
}

const packIsBack = async (trx: Db, order: OrderRow): Promise<boolean> =>
  (await trx
    .selectFrom("quota_entries")
    .select("id")
    .where("order_id", "=", order.id)
    .where("reason", "=", "pack_refunded")
    .executeTakeFirst()) !== undefined;

/** A pack is worth its unused listings, once; a month all that was paid. Less what went back already. */
async function refundableOf(trx: Db, order: OrderRow) {
  if (order.kind !== "pack" || order.pack_listings === null)
    return { leftMinor: order.amount_minor - order.refunded_minor, holder: null, unused: 0 };
  if (await packIsBack(trx, order)) return { leftMinor: 0, holder: null, unused: 0 };
  const holder = await holderOf(trx, order);
  const unused = unusedOf(order, holder);
  const leftMinor = Math.max(0, packWorth(order.amount_minor, unused, order.pack_listings) - order.refunded_minor);
  return { leftMinor, holder, unused };
}

/**
 * Writes down that money of a completed order goes back; the money itself moves after the commit (`doAfter`, the jobs). The
 * whole amount (at once or in parts): the order is refunded and its package ends now; packages its upgrade had replaced run
 * again where they are not over. A part: money only. Of a pack at most its unused listings, which leave with the money when
 * all that is left is given back. An order that cost nothing is taken back without a refund (null). A key that comes again
 * answers its refund. Throws not_found, order_closed, refund_too_large
 * (with `leftMinor`), conflict (a later upgrade stands on it, also of a part: refund that first).
 */
export async function askRefund(trx: Db, books: Books, wanted: RefundWanted): Promise<RefundRow | null> {
  await actAs(trx, `admin:${wanted.adminId}`);
  const { idempotencyKey, reason, adminId: decidedBy } = wanted;
  const earlier = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (earlier) return earlier;
  const order = await lockCompleted(trx, wanted.orderId);
  await assertNotCredited(trx, order);
  const { leftMinor, holder, unused } = await refundableOf(trx, order);
  if (order.amount_minor === 0 && wanted.amountMinor === null) {
    if (order.kind === "pack" && holder && unused > 0) await takeBackPack(trx, order, holder, unused);
    await takeBack(trx, books, order);
    return null;
  }
  const amountMinor = wanted.amountMinor ?? leftMinor;
  if (amountMinor <= 0 || amountMinor > leftMinor) throw new AppError("refund_too_large", { data: { leftMinor } });
  if (order.kind === "pack" && holder && amountMinor === leftMinor) await takeBackPack(trx, order, holder, unused);
  const payment = await paymentOf(trx, order);
  const refund = await insertRefund(trx, { payment, amountMinor, reason, decidedBy, idempotencyKey, now: books.now() });
  if (order.refunded_minor + amountMinor === order.amount_minor) await takeBack(trx, books, order);
  return refund;
}

const leftOf = async (trx: Db, payment: PaymentRow): Promise<number> => {
  const rows = await trx
    .selectFrom("refunds")
    .select("amount_minor")
    .where("payment_id", "=", payment.id)
    .where("state", "<>", "failed")
    .execute();
  return rows.reduce((left, row) => left - row.amount_minor, payment.amount_minor);
};

/**
 * What the provider could not give back is tried again, as a new refund under a new reference: under the old one it stays
 * failed. Trying twice answers the same row. Throws not_found, conflict when it did not fail, refund_too_large when what is
 * left of the payment went back in another way meanwhile.
 */
export async function retryRefund(trx: Db, id: string, adminId: string, now: Date): Promise<RefundRow> {
  await actAs(trx, `admin:${adminId}`);
  const row = await trx.selectFrom("refunds").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!row) throw new AppError("not_found");
  if (row.state !== "failed") throw new AppError("conflict");
  const idempotencyKey = retryKey(id);
  const payment = await trx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", row.payment_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const earlier = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (earlier) return earlier;
  const leftMinor = await leftOf(trx, payment);
  const { amount_minor: amountMinor, reason, decided_by: decidedBy } = row;
  if (amountMinor > leftMinor) throw new AppError("refund_too_large", { data: { leftMinor } });
  return await insertRefund(trx, { payment, amountMinor, reason, decidedBy, idempotencyKey, now });
}
