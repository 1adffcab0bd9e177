/** What an account may do now: the one answer screens show and procedures check. */
import type { Entitled, Quota } from "#contract/entitlement";
import { AppError } from "#contract/errors";
import { refusalOf, type Wish } from "#engine/billing/entitled";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "./owner.ts";
import { latestSubscriptionRow } from "./subscriptions.ts";

/** The figures of a period, the same wherever they are shown. */
export function quotaOf(row: Pick<SubscriptionRow, "listing_quota" | "extra_quota" | "used">): Quota {
  const { listing_quota: plan, extra_quota: extra, used } = row;
  const limit = plan === null ? null : plan + extra;
  return { plan, extra, limit, used, left: limit === null ? null : Math.max(0, limit - used) };
}

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
