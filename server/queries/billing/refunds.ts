/** Refunds: written down before any money moves, and shown with their order. */
import { sql } from "kysely";
import type { RefundShown } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { PaymentRow, RefundRow } from "#server/db/tables/payments";
import { newReference } from "./payments.ts";

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
  const earlier = await trx
    .selectFrom("refunds")
    .selectAll()
    .where("idempotency_key", "=", about.idempotencyKey)
    .executeTakeFirst();
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
