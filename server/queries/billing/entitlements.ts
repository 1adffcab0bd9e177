/** What an account may do now: the one answer screens show and procedures check. */
import type { Entitled } from "#contract/entitlement";
import { AppError } from "#contract/errors";
import { refusalOf, type Wish } from "#engine/billing/entitled";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { latestSubscriptionRow, quotaOf } from "./subscriptions.ts";

/** Of the subscription that is used now; without one, what ran last. */
export async function entitledNow(db: Db, owner: Owner, now: Date): Promise<Entitled> {
  const { current, last } = await latestSubscriptionRow(db, owner, now);
  if (!current)
    return {
      state: "none",
      last: last
        ? {
            source: last.source,
            planName: last.plan.name,
            endedAt: (last.cancelled_at ?? last.ends_at).toISOString(),
          }
        : null,
    };
  return {
    state: "running",
    subscriptionId: current.id,
    source: current.source,
    planCode: current.plan_code,
    planName: current.plan.name,
    entitlements: current.plan.entitlements,
    quota: quotaOf(current),
    startsAt: current.starts_at.toISOString(),
    endsAt: current.ends_at.toISOString(),
  };
}

/**
 * The one place that refuses: throws no_package, not_in_plan {what, max, planZh, planEn} or quota_used_up {limit, resets}.
 * A listing is taken by `takeQuota`, which looks once more under the period's lock.
 */
export async function assertAllowed(db: Db, owner: Owner, wish: Wish, now: Date): Promise<void> {
  const refusal = refusalOf(await entitledNow(db, owner, now), wish);
  if (refusal === null) return;
  if (refusal.code === "no_package") throw new AppError("no_package");
  if (refusal.code === "quota_used_up") {
    const { limit, resets } = refusal;
    throw new AppError("quota_used_up", { data: { limit, resets } });
  }
  const { what, max, planName } = refusal;
  throw new AppError("not_in_plan", { data: { what, max, planZh: planName.zh, planEn: planName.en } });
}
