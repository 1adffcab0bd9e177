/** Orders that wait for their money. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";

/** The account's unpaid orders under their locks; without `offers`, none that an administrator offered. */
export const lockPendingOrders = (trx: Db, owner: Owner, { offers }: { offers: boolean }): Promise<OrderRow[]> =>
  trx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("status", "=", "pending")
    .$if(!offers, (query) => query.where("offered_by", "is", null))
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

const overdue = (db: Db, now: Date) =>
  db
    .selectFrom("orders as o")
    .select(["o.id", "o.user_id"])
    .where("o.status", "=", "pending")
    .where("o.expires_at", "<=", now)
    // Somebody may be on the way to paying: their place to pay is open a little longer.
    .where(
      sql<boolean>`not exists (select from payments p where p.order_id = o.id and p.state in ('opening', 'open') and p.expires_at > ${now})`,
    );

/** Unpaid orders whose time is over, and that nobody is paying; the longest overdue first. */
export const overdueOrders = (db: Db, now: Date, limit: number): Promise<{ id: string; user_id: string }[]> =>
  overdue(db, now).orderBy("o.expires_at").limit(limit).execute();

export const isOverdue = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (await overdue(db, now).where("o.id", "=", id).executeTakeFirst()) !== undefined;

/** Until when it can be paid. */
export const setExpiry = (trx: Db, id: string, expiresAt: Date) =>
  trx.updateTable("orders").set({ expires_at: expiresAt }).where("id", "=", id).execute();
