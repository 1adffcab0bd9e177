/** Orders, payments and refunds at the sandbox cashier, for when trying out is over. */
import { sql } from "kysely";
import type { OrderKind } from "#contract/order";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";

/** Pending orders with a place to pay at the sandbox. */
export const pendingSandboxOrders = (db: Db): Promise<{ id: string; user_id: string }[]> =>
  db
    .selectFrom("orders as o")
    .select(["o.id", "o.user_id"])
    .where("o.status", "=", "pending")
    .where((e) =>
      e.exists(
        e
          .selectFrom("payments as p")
          .select("p.id")
          .whereRef("p.order_id", "=", "o.id")
          .where("p.provider", "=", "sandbox"),
      ),
    )
    .execute();

/** Payments the sandbox may know to be paid while we do not. */
export const unpaidSandboxPayments = (db: Db): Promise<PaymentRow[]> =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", "sandbox")
    .where("state", "in", ["opening", "open", "closed"])
    .execute();

/**
 * The newest order the sandbox paid for whose package or listings somebody could still use. Left out: those in `except`, and
 * those with a refund under the key `refundKey` followed by the order's id.
 */
export const newestSandboxPurchase = (
  db: Db,
  { now, except, refundKey }: { now: Date; except: readonly string[]; refundKey: string },
): Promise<{ id: string; number: number; kind: OrderKind } | undefined> =>
  db
    .selectFrom("orders as o")
    .innerJoin("payments as p", "p.id", "o.payment_id")
    .leftJoin("subscriptions as s", "s.order_id", "o.id")
    .select(["o.id", "o.number", "o.kind"])
    .where("o.status", "=", "completed")
    .where("p.provider", "=", "sandbox")
    .where((e) => e.or([e("o.kind", "=", "pack"), e.and([e("s.cancelled_at", "is", null), e("s.ends_at", ">", now)])]))
    // a pack's order stays completed when what was left of it has gone back
    .where(sql<boolean>`not exists (select from refunds r where r.idempotency_key = ${refundKey} || o.id)`)
    .$if(except.length > 0, (query) => query.where("o.id", "not in", except))
    .orderBy("p.paid_at", "desc")
    .orderBy("o.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** Ids of refunds the sandbox has not carried out. */
export async function pendingSandboxRefunds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select("r.id")
    .where("p.provider", "=", "sandbox")
    .where("r.state", "=", "pending")
    .execute();
  return rows.map(({ id }) => id);
}
