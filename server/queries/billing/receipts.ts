/** Receipts and credit notes, written in the transaction that makes an order paid or a refund done. */
import { sql } from "kysely";
import type { PrintedReceipt, ReceiptSnapshot } from "#contract/receipt";
import type { Imprint } from "#contract/site";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import type { ReceiptRow } from "#server/db/tables/receipts";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { readImprint } from "#server/queries/settings/imprint";
import { snapshotOfReceipt } from "./receipt-snapshot.ts";

/** Years are the seller's: the numbers of a year end with its last evening there. */
const SELLER_ZONE = "Asia/Shanghai";

/**
 * "LC-2026-000001": the next of its year. The counter's row stays locked until the transaction ends, so that one that is
 * rolled back leaves no gap; call it late.
 */
async function nextNumber(trx: Db, series: "LC" | "CN", now: Date): Promise<string> {
  const year = Number(new Intl.DateTimeFormat("en", { year: "numeric", timeZone: SELLER_ZONE }).format(now));
  const { last } = await trx
    .insertInto("receipt_counters")
    .values({ series, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["series", "year"]).doUpdateSet({ last: sql<number>`receipt_counters.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${series}-${year}-${String(last).padStart(6, "0")}`;
}

const findOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom("receipts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("kind", "=", "receipt")
    .executeTakeFirst();

const findOfRefund = (db: Db, refundId: string) =>
  db.selectFrom("receipts").selectAll().where("refund_id", "=", refundId).executeTakeFirst();

/**
 * The order's one receipt, made now unless it has one; null for an order that cost nothing. Call it in the transaction
 * that completes the order, under the order's lock. `subscription`: the period it gave; null for a pack.
 */
export async function issueReceipt(
  trx: Db,
  about: {
    order: OrderRow;
    payment: PaymentRow | null;
    subscription: SubscriptionRow | null;
    imprint: Imprint;
    now: Date;
  },
): Promise<ReceiptRow | null> {
  const { order, payment, now } = about;
  if (!payment || order.amount_minor === 0) return null;
  const earlier = await findOfOrder(trx, order.id);
  if (earlier) return earlier;
  const data = await snapshotOfReceipt(trx, {
    order,
    payment,
    subscription: about.subscription,
    seller: await readImprint(trx, about.imprint),
    now,
  });
  return await trx
    .insertInto("receipts")
    .values({
      user_id: order.user_id,
      order_id: order.id,
      refund_id: null,
      kind: "receipt",
      number: await nextNumber(trx, "LC", now),
      issued_at: now,
      data: json(data),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The refund's one credit note, made now unless it has one; null when the money that went back was on no receipt (paid
 * twice, or for a cancelled order). Call it in the transaction that finds the refund done.
 */
export async function issueCreditNote(
  trx: Db,
  { refund, order, now }: { refund: RefundRow; order: OrderRow; now: Date },
): Promise<ReceiptRow | null> {
  if (refund.payment_id !== order.payment_id) return null;
  const earlier = await findOfRefund(trx, refund.id);
  if (earlier) return earlier;
  const receipt = await findOfOrder(trx, order.id);
  if (!receipt) return null;
  const data: ReceiptSnapshot = {
    ...receipt.data,
    refund: {
      amountMinor: refund.amount_minor,
      reference: refund.reference,
      receiptNumber: receipt.number,
      doneAt: (refund.done_at ?? now).toISOString(),
    },
  };
  return await trx
    .insertInto("receipts")
    .values({
      user_id: order.user_id,
      order_id: order.id,
      refund_id: refund.id,
      kind: "credit_note",
      number: await nextNumber(trx, "CN", now),
      issued_at: now,
      data: json(data),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What an order shows of its receipts: its own first, then those for what went back. */
export const receiptsOfOrder = (db: Db, owner: Owner, orderId: string) =>
  db
    .selectFrom("receipts")
    .select(["id", "number", "kind"])
    .where("user_id", "=", owner.userId)
    .where("order_id", "=", orderId)
    .orderBy("kind", "desc")
    .orderBy("issued_at")
    .orderBy("number")
    .execute();

/** The owner's receipt or credit note of that id, or the receipt of the order of that id; undefined when there is none. */
export const findReceipt = (db: Db, owner: Owner, id: string) =>
  db
    .selectFrom("receipts")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where((eb) => eb.or([eb("id", "=", id), eb.and([eb("order_id", "=", id), eb("kind", "=", "receipt")])]))
    .executeTakeFirst();

/** Of whichever account, and of accounts that are gone: who may see it is for the caller to decide. */
export const findReceiptRow = (db: Db, id: string): Promise<ReceiptRow | undefined> =>
  db.selectFrom("receipts").selectAll().where("id", "=", id).executeTakeFirst();

export const printed = (row: ReceiptRow): PrintedReceipt => ({
  number: row.number,
  kind: row.kind,
  issuedAt: row.issued_at,
  data: row.data,
});
