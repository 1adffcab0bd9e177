/** What the ledger says of packs: listings bought, carried to another period, given back. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";

const NOTHING_USED = { property_id: null, task_id: null };

/** Adds a pack's listings to a period (`pack`), or takes them out of it (`pack_refunded`, `listings` above 0 too); each once an order. */
export const insertPackEntry = (
  trx: Db,
  order: OrderRow,
  about: { subscriptionId: string; reason: "pack" | "pack_refunded"; listings: number },
) =>
  trx
    .insertInto("quota_entries")
    .values({
      ...NOTHING_USED,
      user_id: order.user_id,
      subscription_id: about.subscriptionId,
      granted: about.reason === "pack" ? about.listings : -about.listings,
      reason: about.reason,
      order_id: order.id,
    })
    .execute();

/** Moves what is unused of packs from one period to another, as two entries. */
export async function carryPacks(trx: Db, from: SubscriptionRow, to: { id: string }, listings: number): Promise<void> {
  if (listings === 0) return;
  const entry = { ...NOTHING_USED, user_id: from.user_id, reason: "carried" as const };
  await trx
    .insertInto("quota_entries")
    .values([
      { ...entry, subscription_id: from.id, granted: -listings },
      { ...entry, subscription_id: to.id, granted: listings },
    ])
    .execute();
}

/** Listings of packs that were carried from a period to another. */
export async function carriedFrom(db: Db, subscriptionId: string): Promise<number> {
  const row = await db
    .selectFrom("quota_entries")
    .select(sql<number>`greatest(0, -coalesce(sum(granted), 0))::integer`.as("carried"))
    .where("subscription_id", "=", subscriptionId)
    .where("reason", "=", "carried")
    .executeTakeFirstOrThrow();
  return row.carried;
}

/** Whether the listings of a pack's order were taken out again. */
export const isPackRefunded = async (db: Db, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom("quota_entries")
    .select("id")
    .where("order_id", "=", orderId)
    .where("reason", "=", "pack_refunded")
    .executeTakeFirst()) !== undefined;
