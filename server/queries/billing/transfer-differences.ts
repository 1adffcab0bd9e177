/** Differences of bank transfers: sums that came under a payment's memo and are not what was asked for. */
import { sql } from "kysely";
import type { Arrival, BookSide, TransferChoice } from "#contract/reconciliation";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PaymentRow } from "#server/db/tables/payments";
import type { DifferenceRow } from "#server/db/tables/reconciliation";
import { findPayment } from "./payments/find-payments.ts";

const subjectOf = (paymentId: string) => `transfer|${paymentId}`;
/** Of money that can pay nothing: each bank reference is a difference of its own. */
const extraSubjectOf = (paymentId: string, transactionId: string) => `${subjectOf(paymentId)}|${transactionId}`;

const paymentIdOf = ({ subject }: DifferenceRow) => subject.split("|")[1] ?? "";

/** Is it of money that came for what was paid already, or in another currency? */
export const isExtra = (row: DifferenceRow): boolean => row.subject !== subjectOf(paymentIdOf(row));

const ofTransfers = (db: Db) =>
  db.selectFrom("reconciliation_differences").selectAll().where("kind", "=", "transfer_differs");

/** Whose transfer it is; undefined when there is no such difference, or its account is gone. */
export const ownerOfDifference = async (db: Db, id: string): Promise<string | null | undefined> =>
  (await ofTransfers(db).where("id", "=", id).executeTakeFirst())?.user_id;

/** One with its payment; null when there is none, or the account is gone. */
export async function findTransferDifference(
  db: Db,
  id: string,
): Promise<(DifferenceRow & { payment: PaymentRow }) | null> {
  const row = await ofTransfers(db).where("id", "=", id).executeTakeFirst();
  const payment = row && (await findPayment(db, paymentIdOf(row)));
  return payment ? { ...row, payment } : null;
}

/** The open one of a payment. */
export const openTransferDifference = (trx: Db, paymentId: string): Promise<DifferenceRow | undefined> =>
  ofTransfers(trx)
    .where("provider", "=", "bank")
    .where("subject", "=", subjectOf(paymentId))
    .where("resolved_at", "is", null)
    .executeTakeFirst();

/** What came of each of these payments by transfers of another amount that are not settled, in minor units. */
export async function receivedBy(db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await ofTransfers(db)
    .where("subject", "in", paymentIds.map(subjectOf))
    .where("resolved_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [paymentIdOf(row), row.arrivals.reduce((sum, one) => sum + one.amountMinor, 0)]));
}

/** Of payments that more than one transfer made up, the bank's references of all of them, in the order they came. */
export async function referencesOf(db: Db, paymentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await ofTransfers(db)
    .where("subject", "in", paymentIds.map(subjectOf))
    .where("resolved_at", "is not", null)
    .where("choice", "in", ["ask", "accept"])
    .execute();
  const several = rows.filter(({ arrivals }) => arrivals.length > 1);
  return new Map(
    several.map((row) => [paymentIdOf(row), row.arrivals.map(({ transactionId }) => transactionId).join("; ")]),
  );
}

/** What the payer of an order was asked to send after it, in minor units; null: nobody was asked. */
export async function missingOfOrder(db: Db, orderId: string): Promise<number | null> {
  const row = await ofTransfers(db)
    .where("order_id", "=", orderId)
    .where("choice", "=", "ask")
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return row ? Math.max(0, (row.ours?.amountMinor ?? 0) - (row.theirs?.amountMinor ?? 0)) : null;
}

/** All differences about an order, the open ones first, then the newest. */
export const differencesOfOrder = (db: Db, orderId: string): Promise<DifferenceRow[]> =>
  db
    .selectFrom("reconciliation_differences")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy(sql`resolved_at is not null`)
    .orderBy("created_at", "desc")
    .execute();

/** The differences that hold a bank reference, each with the payment it is said to be for. */
export async function differencesHolding(
  trx: Db,
  transactionId: string,
): Promise<(DifferenceRow & { paymentId: string })[]> {
  const rows = await ofTransfers(trx)
    .where(sql<boolean>`arrivals @> ${JSON.stringify([{ transactionId }])}::jsonb`)
    .execute();
  return rows.map((row) => ({ ...row, paymentId: paymentIdOf(row) }));
}

/** Keeps what came so far, or by `extra` one reference's money alone; what was decided on less of it is open again. */
export const keepTransferDifference = (
  trx: Db,
  payment: PaymentRow,
  about: { theirs: BookSide; ours: BookSide; arrivals: Arrival[]; day: string; now: Date; extra?: string },
): Promise<DifferenceRow> => {
  const seen = { theirs: json(about.theirs), ours: json(about.ours), arrivals: json(about.arrivals) };
  return trx
    .insertInto("reconciliation_differences")
    .values({
      ...seen,
      provider: "bank",
      kind: "transfer_differs",
      subject: about.extra === undefined ? subjectOf(payment.id) : extraSubjectOf(payment.id, about.extra),
      day: about.day,
      order_id: payment.order_id,
      user_id: payment.user_id,
      resolved_at: null,
      resolved_by: null,
      choice: null,
      created_at: about.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["provider", "kind", "subject"])
        .doUpdateSet({ ...seen, resolved_at: null, resolved_by: null, choice: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Another sum paid by itself: of what came before it nothing is due any more, and it waits to go back. */
export const keepAsSurplus = (trx: Db, id: string): Promise<unknown> =>
  trx
    .updateTable("reconciliation_differences")
    .set({ ours: sql`ours || ${JSON.stringify({ amountMinor: 0, state: "paid" })}::jsonb`, choice: null })
    .where("id", "=", id)
    .execute();

/** What came goes back, and its payment waits for the whole sum: what comes next under its memo is a matter of its own. */
export const partFromPayment = (trx: Db, row: DifferenceRow): Promise<unknown> =>
  trx
    .updateTable("reconciliation_differences")
    .set({ subject: extraSubjectOf(paymentIdOf(row), row.arrivals.at(-1)?.transactionId ?? row.id) })
    .where("id", "=", row.id)
    .execute();

/** The rest has come: what was asked is here. */
export const closeTransferDifference = (
  trx: Db,
  id: string,
  by: { adminId: string; now: Date; arrivals: Arrival[]; totalMinor: number },
): Promise<unknown> =>
  trx
    .updateTable("reconciliation_differences")
    .set({
      arrivals: json(by.arrivals),
      theirs: sql`theirs || ${JSON.stringify({ amountMinor: by.totalMinor, at: by.arrivals.at(-1)?.at ?? null })}::jsonb`,
      resolved_at: by.now,
      resolved_by: by.adminId,
    })
    .where("id", "=", id)
    .execute();

/**
 * A difference of a transfer with its order and payment; `lock` takes the locks of those first, in the order all of money does.
 * Null when there is none.
 */
export async function lockTransferDifference<Locked>(
  trx: Db,
  id: string,
  lock: (paymentId: string) => Promise<Locked>,
): Promise<(Locked & { row: DifferenceRow }) | null> {
  const difference = await ofTransfers(trx).where("id", "=", id).executeTakeFirst();
  if (!difference) return null;
  const locked = await lock(paymentIdOf(difference));
  const row = await ofTransfers(trx).where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
  return { ...locked, row };
}

/** Writes down what was decided; the payer may still be asked, which closes nothing. */
export const setTransferChoice = (
  trx: Db,
  by: { id: string; choice: TransferChoice; note: string; adminId: string; now: Date },
  { close }: { close: boolean },
): Promise<DifferenceRow> =>
  trx
    .updateTable("reconciliation_differences")
    .set({
      choice: by.choice,
      note: by.note,
      ...(close ? { resolved_at: by.now, resolved_by: by.adminId } : {}),
    })
    .where("id", "=", by.id)
    .returningAll()
    .executeTakeFirstOrThrow();
