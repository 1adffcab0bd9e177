/** Single orders: by their id, by the key they were placed with, and whose they are. */
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";

/** The owner's order; undefined when there is none. */
export const findOrder = (db: Db, owner: Owner, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).where("user_id", "=", owner.userId).executeTakeFirst();

/** Whoever's it is: who may know is for the caller to decide. */
export const findOrderRow = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();

/** The owner's order, by the idempotency key it was placed with. */
export const findOrderByKey = (db: Db, owner: Owner, key: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** Whose order it is; undefined when there is none. Who may know is for the caller to decide. */
export async function findOwnerOfOrder(db: Db, id: string): Promise<Owner | undefined> {
  const row = await db.selectFrom("orders").select("user_id").where("id", "=", id).executeTakeFirst();
  return row && ownerOfRow(row);
}
