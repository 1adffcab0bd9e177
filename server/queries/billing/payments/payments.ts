/** Payments of orders: tries of a provider to get the money. */
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Payment, PaymentMethod, PaymentProviderName } from "#contract/payment";
import { usableUntil } from "#engine/billing/place-life";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PaymentRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";

/** How references of money begin that no provider of ours brought. */
export const EARLIER = "early-";

/** The payment of an order whose money came in another way, before this system counted any: a carried-over history. */
export async function insertEarlierPayment(trx: Db, owner: Owner, order: OrderRow, paidAt: Date): Promise<void> {
  const reference = `${EARLIER}${order.id.replaceAll("-", "").slice(0, 24)}`;
  const { id } = await trx
    .insertInto("payments")
    .values({
      user_id: owner.userId,
      order_id: order.id,
      provider: "bank",
      method: "transfer",
      reference,
      transaction_id: reference,
      amount_minor: order.amount_minor,
      currency: order.currency,
      state: "paid",
      idempotency_key: reference,
      expires_at: order.created_at,
      paid_at: paidAt,
      created_at: order.created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("orders").set({ payment_id: id }).where("id", "=", order.id).execute();
}

/** What a provider knows a charge (LC) or a refund (LR) by: 96 bits nobody guesses, in letters and digits every provider takes. */
export const newReference = (of: "LC" | "LR"): string => `${of}${randomBytes(12).toString("hex")}`;

/** Until when its code or link leads to the place to pay: at most to its end. */
export const placeUsableUntil = (row: PaymentRow): Date =>
  usableUntil({ provider: row.provider, method: row.method, openedAt: row.created_at, expiresAt: row.expires_at });

/** A payment as its payer sees it; there is something to do while it is open. */
export const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  provider: row.provider,
  method: row.method,
  state: row.state,
  amountMinor: row.amount_minor,
  currency: row.currency,
  action: row.state === "open" ? row.action : null,
  expiresAt: placeUsableUntil(row).toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
});

/** Payments of an order, newest first. */
export const paymentsOfOrder = (db: Db, orderId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();

/** Ids of the payments of these orders that somebody could still pay. */
export const payableOf = async (
  trx: Db,
  orderIds: readonly string[],
  except: string | null = null,
): Promise<string[]> => {
  if (orderIds.length === 0) return [];
  const rows = await trx
    .selectFrom("payments")
    .select("id")
    .where("order_id", "in", orderIds)
    .where("state", "in", ["opening", "open"])
    .execute();
  return rows.map((row) => row.id).filter((id) => id !== except);
};

/** Ids of the account's payments that somebody could still pay. */
export async function payableOfAccount(db: Db, owner: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("state", "in", ["opening", "open"])
    .execute();
  return rows.map((row) => row.id);
}

/** The intent to get the whole of an order paid, under a reference of its own, before any provider is asked. */
export const insertPayment = (
  trx: Db,
  owner: Owner,
  order: OrderRow,
  about: {
    provider: PaymentProviderName;
    method: PaymentMethod;
    idempotencyKey: string;
    expiresAt: Date;
    now: Date;
  },
): Promise<PaymentRow> =>
  trx
    .insertInto("payments")
    .values({
      user_id: owner.userId,
      order_id: order.id,
      provider: about.provider,
      method: about.method,
      reference: newReference("LC"),
      amount_minor: order.amount_minor,
      currency: order.currency,
      idempotency_key: about.idempotencyKey,
      expires_at: about.expiresAt,
      created_at: about.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Changes a payment; the database refuses a state that may not follow. */
export const setPayment = (
  trx: Db,
  id: string,
  to: Partial<
    Pick<
      PaymentRow,
      "state" | "action" | "provider_id" | "transaction_id" | "paid_at" | "asked_at" | "amount_minor" | "expires_at"
    >
  >,
): Promise<PaymentRow> =>
  trx
    .updateTable("payments")
    .set({
      ...to,
      ...(to.action ? { action: json(to.action) } : {}),
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
