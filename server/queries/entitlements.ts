/** What an account may do now: the one answer screens show and procedures check. */
import type { Entitled, Quota } from "#contract/entitlement";
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
export async function entitledNow(db: Db, owner: Owner): Promise<Entitled> {
  const { current, last } = await latestSubscriptionRow(db, owner);
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
