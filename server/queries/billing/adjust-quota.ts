/** Listings an administrator gives to a running period or takes from it, written into its ledger with who and why. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { writeAudit } from "#server/queries/audit/audit";
import { lockCurrentSubscription } from "./subscriptions.ts";

const isUsedUp = (error: unknown): boolean =>
  error instanceof Error && "constraint" in error && error.constraint === "quota_used_up";

/**
 * `listings`: more (positive) or less. What is taken comes from the extra listings first, the rest counts as used. `entryId` is
 * the ledger entry's: a second time it does nothing. Throws no_package, quota_used_up (more than is left), conflict (the id
 * names something else), invalid_input (an unlimited plan).
 */
export async function adjustQuota(
  trx: Db,
  owner: Owner,
  about: { listings: number; reason: string; adminId: string; entryId: string; now: Date },
): Promise<void> {
  await oneAtATime(trx, owner);
  const earlier = await trx.selectFrom("quota_entries").selectAll().where("id", "=", about.entryId).executeTakeFirst();
  if (earlier) {
    const same = earlier.user_id === owner.userId && earlier.granted - earlier.delta === about.listings;
    if (!same || earlier.reason !== "adjusted") throw new AppError("conflict");
    return;
  }
  const current = await lockCurrentSubscription(trx, owner, about.now);
  if (!current) throw new AppError("no_package");
  if (current.listing_quota === null) throw new AppError("invalid_input", { data: { field: "listings" } });
  const fewer = Math.max(0, -about.listings);
  const fromExtra = Math.min(fewer, current.extra_quota);
  try {
    await trx
      .insertInto("quota_entries")
      .values({
        id: about.entryId,
        user_id: owner.userId,
        subscription_id: current.id,
        property_id: null,
        task_id: null,
        granted: Math.max(0, about.listings) - fromExtra,
        delta: fewer - fromExtra,
        reason: "adjusted",
        actor: `admin:${about.adminId}`,
      })
      .execute();
  } catch (error) {
    if (isUsedUp(error))
      throw new AppError("quota_used_up", { data: { limit: current.listing_quota + current.extra_quota } });
    throw error;
  }
  await writeAudit(trx, {
    action: "quota.adjust",
    subjectId: current.id,
    accountId: owner.userId,
    after: { listings: about.listings, reason: about.reason },
  });
}
