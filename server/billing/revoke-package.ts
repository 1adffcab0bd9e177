/** What is taken back when an order is refunded: its month, its pack's listings; what an upgrade had replaced comes back. */
import { AppError } from "#contract/errors";
import { creditOfAll } from "#engine/billing/proration";
import type { Db } from "#server/db/tables";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { lockPackages } from "#server/queries/billing/owned-packages";
import { carriedFrom, carryPacks } from "#server/queries/billing/pack-entries";
import {
  endSubscription,
  findUpgradeOf,
  lockReplacedBy,
  lockSubscription,
  lockSubscriptionOfOrder,
  resumeSubscription,
} from "#server/queries/billing/subscription-rows";
import { unusedPackListings } from "./replace.ts";

/** The package that holds a pack's listings now: the one it was bought for, or what an upgrade put in its place. */
export async function holderOf(trx: Db, order: OrderRow): Promise<SubscriptionRow | null> {
  const owner = ownerOfRow(order);
  let [id] = order.base_subscription_ids;
  let holder: SubscriptionRow | undefined;
  while (id) {
    holder = await lockSubscription(trx, owner, id);
    id = holder?.replaced_by ?? undefined;
  }
  return holder ?? null;
}

/** Listings of the pack nobody has used, at most as many as it had. */
export function unusedOf(order: OrderRow, holder: SubscriptionRow | null): number {
  if (!holder) return 0;
  return Math.min(order.pack_listings ?? 0, unusedPackListings(holder));
}

/**
 * An upgrade credited what was left of the order's package: giving its money back as well would give it twice. Throws conflict
 * while that upgrade stands, which is refunded first.
 */
export async function assertNotCredited(trx: Db, order: OrderRow): Promise<void> {
  if (await findUpgradeOf(trx, order.id)) throw new AppError("conflict", { data: { why: "replaced" } });
}

/**
 * The same of a part whose refund failed. One that was on its way when the upgrade was reckoned is not in its credit, and may
 * still go back: the bases are worth the credit without it.
 */
export async function assertPartNotCredited(trx: Db, order: OrderRow, amountMinor: number): Promise<void> {
  const upgrade = await findUpgradeOf(trx, order.id);
  if (!upgrade) return;
  const bases = await lockPackages(trx, ownerOfRow(order), upgrade.base_subscription_ids);
  const without = bases.map((base) =>
    base.row.order_id === order.id ? { ...base, worthMinor: base.worthMinor - amountMinor } : base,
  );
  if (creditOfAll(without, upgrade.created_at) < upgrade.credit_minor)
    throw new AppError("conflict", { data: { why: "replaced" } });
}

async function restore(trx: Db, replaced: SubscriptionRow, upgrade: SubscriptionRow): Promise<void> {
  const back = Math.min(await carriedFrom(trx, replaced.id), unusedPackListings(upgrade));
  await carryPacks(trx, upgrade, replaced, back);
  await resumeSubscription(trx, replaced.id);
}

/**
 * Ends the package of an order; what it had replaced and is not over runs again, with the packs carried over and unused.
 * Throws conflict when a later upgrade has taken its place: that one is refunded first.
 */
export async function revokePackage(trx: Db, order: OrderRow, now: Date): Promise<void> {
  const given = await lockSubscriptionOfOrder(trx, order.id);
  if (given) await endPackage(trx, given, now);
}

/**
 * Ends a locked period; what it had replaced and is not over runs again, with the packs carried over and unused. Throws
 * conflict when another has taken its place.
 */
export async function endPackage(trx: Db, given: SubscriptionRow, now: Date): Promise<void> {
  if (given.replaced_by !== null) throw new AppError("conflict", { data: { why: "replaced" } });
  for (const replaced of await lockReplacedBy(trx, given.id, now)) {
    // read again each time: what the one before took back is gone from it
    const upgrade = await lockSubscription(trx, ownerOfRow(given), given.id);
    if (upgrade) await restore(trx, replaced, upgrade);
  }
  if (given.cancelled_at === null) await endSubscription(trx, given.id, now);
}
