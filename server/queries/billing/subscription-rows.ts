/** Single subscriptions: by their id, by the order that gave them, by what took their place. */
import type { Db } from "#server/db/tables";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";

/** Of whichever account: who may see it is for the caller to decide. */
export const findSubscription = (db: Db, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();

/** The owner's, nobody else's to change until the transaction ends. Take the account's lock (`oneAtATime`) before. */
export const lockSubscription = (trx: Db, owner: Owner, id: string): Promise<SubscriptionRow | undefined> =>
  trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", owner.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const ofOrder = (db: Db, orderId: string) => db.selectFrom("subscriptions").selectAll().where("order_id", "=", orderId);

/** The period an order gave; undefined for a pack's, and for one that has given nothing. */
export const findSubscriptionOfOrder = (db: Db, orderId: string): Promise<SubscriptionRow | undefined> =>
  ofOrder(db, orderId).executeTakeFirst();

/** The same under its lock. */
export const lockSubscriptionOfOrder = (trx: Db, orderId: string): Promise<SubscriptionRow | undefined> =>
  ofOrder(trx, orderId).forNoKeyUpdate().executeTakeFirst();

/** What a period had replaced and that would not be over yet at `now`, under their locks; the oldest first. */
export const lockReplacedBy = (trx: Db, id: string, now: Date): Promise<SubscriptionRow[]> =>
  trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("replaced_by", "=", id)
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .forNoKeyUpdate()
    .execute();

/** The order whose period replaced that of another and which has not been refunded. */
export const findUpgradeOf = (db: Db, orderId: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("subscriptions as s")
    .innerJoin("subscriptions as by", "by.id", "s.replaced_by")
    .innerJoin("orders as o", "o.id", "by.order_id")
    .selectAll("o")
    .where("s.order_id", "=", orderId)
    .where("o.status", "=", "completed")
    .executeTakeFirst();

/** Ends it before its day. `replacedBy`: the period that takes its place. */
export const endSubscription = (trx: Db, id: string, at: Date, replacedBy?: string) =>
  trx.updateTable("subscriptions").set({ cancelled_at: at, replaced_by: replacedBy }).where("id", "=", id).execute();

/** It runs again, to its own end. */
export const resumeSubscription = (trx: Db, id: string) =>
  trx.updateTable("subscriptions").set({ cancelled_at: null, replaced_by: null }).where("id", "=", id).execute();
