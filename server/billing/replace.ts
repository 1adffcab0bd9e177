/** One period taking another's place: what is unused of packs goes with it. */
import { packRest } from "#engine/billing/proration";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import { carryPacks } from "#server/queries/billing/pack-entries";
import { endSubscription } from "#server/queries/billing/subscription-rows";

/** Listings of packs a period has and nobody has used. */
export const unusedPackListings = ({
  listing_quota: listingQuota,
  extra_quota: extra,
  used,
}: SubscriptionRow): number => packRest({ listingQuota, extra, used });

/** Ends a locked period now in favour of another. */
export async function replaceSubscription(
  trx: Db,
  replaced: SubscriptionRow,
  by: SubscriptionRow,
  now: Date,
): Promise<void> {
  await endSubscription(trx, replaced.id, now, by.id);
  await carryPacks(trx, replaced, by, unusedPackListings(replaced));
}
