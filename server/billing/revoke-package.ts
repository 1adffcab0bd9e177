/** What is taken back when an order is refunded: its month, its pack's listings; what an upgrade had replaced comes back. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import { packRest } from "#engine/billing/proration";
import type { Db } from "#server/db/tables";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import { carryPacks } from "./fulfil.ts";

const subscriptionOf = (trx: Db, id: string) =>
  trx.selectFrom("subscriptions").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();

/** The package that holds a pack's listings now: the one it was bought for, or what an upgrade put in its place. */
export async function holderOf(trx: Db, order: OrderRow): Promise<SubscriptionRow | null> {
  let [id] = order.base_subscription_ids;
  let holder: SubscriptionRow | undefined;
  while (id) {
    holder = await subscriptionOf(trx, id);
    id = holder?.replaced_by ?? undefined;
  }
  return holder ?? null;
}

/** Listings of the pack nobody has used, at most as many as it had. */
export function unusedOf(order: OrderRow, holder: SubscriptionRow | null): number {
  if (!holder) return 0;
  const { listing_quota: listingQuota, extra_quota: extra, used } = holder;
  return Math.min(order.pack_listings ?? 0, packRest({ listingQuota, extra, used }));
}

/** Takes so many listings of a pack out of the ledger; once an order. */
export async function revokePack(trx: Db, order: OrderRow, holder: SubscriptionRow, listings: number): Promise<void> {
  await trx
    .insertInto("quota_entries")
    .values({
      user_id: order.user_id,
      subscription_id: holder.id,
      property_id: null,
      task_id: null,
      granted: -listings,
      reason: "pack_refunded",
      order_id: order.id,
    })
    .execute();
}

/**
 * An upgrade credited what was left of the order's package: giving its money back as well would give it twice. Throws conflict
 * while that upgrade stands, which is refunded first.
 */
export async function assertNotCredited(trx: Db, order: OrderRow): Promise<void> {
  const upgrade = await trx
    .selectFrom("subscriptions as s")
    .innerJoin("subscriptions as by", "by.id", "s.replaced_by")
    .innerJoin("orders as o", "o.id", "by.order_id")
    .select("o.id")
    .where("s.order_id", "=", order.id)
    .where("o.status", "=", "completed")
    .executeTakeFirst();
  if (upgrade) throw new AppError("conflict", { data: { why: "replaced" } });
}

const carriedFrom = async (trx: Db, subscriptionId: string): Promise<number> => {
  const row = await trx
    .selectFrom("quota_entries")
    .select(sql<number>`greatest(0, -coalesce(sum(granted), 0))::integer`.as("carried"))
    .where("subscription_id", "=", subscriptionId)
    .where("reason", "=", "carried")
    .executeTakeFirstOrThrow();
  return row.carried;
};

async function restore(trx: Db, replaced: SubscriptionRow, upgrade: SubscriptionRow): Promise<void> {
  const { listing_quota: listingQuota, extra_quota: extra, used } = upgrade;
  const back = Math.min(await carriedFrom(trx, replaced.id), packRest({ listingQuota, extra, used }));
  await carryPacks(trx, upgrade, replaced, back);
  await trx
    .updateTable("subscriptions")
    .set({ cancelled_at: null, replaced_by: null })
    .where("id", "=", replaced.id)
    .execute();
}

/**
 * Ends the package of an order; what it had replaced and is not over runs again, with the packs carried over and unused.
 * Throws conflict when a later upgrade has taken its place: that one is refunded first.
 */
export async function revokePackage(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const given = await trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("order_id", "=", order.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (given) await endPackage(trx, given, now);
}

/**
 * Ends a locked period; what it had replaced and is not over runs again, with the packs carried over and unused. Throws
 * conflict when another has taken its place.
 */
export async function endPackage(trx: Db, given: SubscriptionRow, now: Date): Promise<void> {
  if (given.replaced_by !== null) throw new AppError("conflict", { data: { why: "replaced" } });
  const replaced = await trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("replaced_by", "=", given.id)
    .where("ends_at", ">", now)
    .orderBy("starts_at")
    .forNoKeyUpdate()
    .execute();
  for (const one of replaced) {
    const upgrade = await subscriptionOf(trx, given.id);
    if (upgrade) await restore(trx, one, upgrade);
  }
  if (given.cancelled_at === null)
    await trx.updateTable("subscriptions").set({ cancelled_at: now }).where("id", "=", given.id).execute();
}
