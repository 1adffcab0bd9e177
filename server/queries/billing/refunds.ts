/** Refunds: written down before any money moves, and shown with their order. */
import { sql } from "kysely";
import type { RefundShown } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import type { Owner } from "#server/queries/accounts/owner";
import { findPayment } from "./payments/find-payments.ts";
import { newReference } from "./payments/payments.ts";

export const refundOf = (row: RefundRow): RefundShown => ({
  id: row.id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  state: row.state,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  doneAt: row.done_at?.toISOString() ?? null,
});

/** Refunds of an order's payments, newest first. */
export const refundsOfOrder = (db: Db, orderId: string): Promise<RefundRow[]> =>
  db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .selectAll("r")
    .where("p.order_id", "=", orderId)
    .orderBy("r.created_at", "desc")
    .orderBy("r.id")
    .execute();

/** A refund with the payment its money came in by; null when there is none. `by`: our id, or the reference providers know it by. */
export async function findRefundOfPayment(
  db: Db,
  by: "id" | "reference",
  value: string,
): Promise<{ refund: RefundRow; payment: PaymentRow } | null> {
  const refund = await db.selectFrom("refunds").selectAll().where(by, "=", value).executeTakeFirst();
  const payment = refund && (await findPayment(db, refund.payment_id));
  return payment ? { refund, payment } : null;
}

/** Nobody else changes it until the transaction ends. Take the locks of its account and its order before. Throws where there is none. */
export const lockRefundRow = (trx: Db, id: string): Promise<RefundRow> =>
  trx.selectFrom("refunds").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();

/** By the idempotency key it was made with. */
export const findRefundByKey = (db: Db, key: string): Promise<RefundRow | undefined> =>
  db.selectFrom("refunds").selectAll().where("idempotency_key", "=", key).executeTakeFirst();

/** Of a payment, what went back or is on its way, in minor units. */
export async function refundedMinorOf(db: Db, paymentId: string): Promise<number> {
  const rows = await db
    .selectFrom("refunds")
    .select("amount_minor")
    .where("payment_id", "=", paymentId)
    .where("state", "<>", "failed")
    .execute();
  return rows.reduce((sum, row) => sum + row.amount_minor, 0);
}

/** Whether money is on its way back to the account. */
export const hasPendingRefund = async (db: Db, owner: Owner): Promise<boolean> =>
  (await db
    .selectFrom("refunds")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("state", "=", "pending")
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The key of the refund that tries a failed one again: a failed one has at most one such successor. */
export const retryKey = (failedId: string): string => `retry-${failedId}`;

/** Writes down that money is to go back; the row of that key when there is one already. The database refuses more than came in. */
export async function insertRefund(
  trx: Db,
  about: {
    payment: PaymentRow;
    amountMinor: number;
    reason: string;
    decidedBy: string | null;
    idempotencyKey: string;
    now: Date;
  },
): Promise<RefundRow> {
  const earlier = await findRefundByKey(trx, about.idempotencyKey);
  if (earlier) return earlier;
  return await trx
    .insertInto("refunds")
    .values({
      user_id: about.payment.user_id,
      payment_id: about.payment.id,
      reference: newReference("LR"),
      amount_minor: about.amountMinor,
      currency: about.payment.currency,
      reason: about.reason,
      decided_by: about.decidedBy,
      idempotency_key: about.idempotencyKey,
      created_at: about.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a refund; the database refuses a state that may not follow. */
export const setRefund = (
  trx: Db,
  id: string,
  to: Partial<Pick<RefundRow, "state" | "done_at" | "why_failed" | "asked_at">>,
): Promise<RefundRow> =>
  trx
    .updateTable("refunds")
    .set({ ...to, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
