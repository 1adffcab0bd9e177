/**
 * The two orders and the two subscriptions of the specification's figures: a package of 100 listings of which 65 were used
 * until the end of 2024, and a current one of 10 of which 6 are.
 */
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { type Bought, insertOrder, snapshotOf } from "#server/queries/billing/orders";
import { insertEarlierPayment } from "#server/queries/billing/payments/payments";
import { listPlans } from "#server/queries/billing/plans";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import type { InsertedProperty } from "./insert-property.ts";

/** From day to day, as they are named: the same to every reader. Bought on the first of them. */
const LEGACY = {
  starts: new Date("2024-12-01"),
  ends: new Date("2024-12-31"),
  boughtAt: new Date("2024-12-01T11:00:00Z"),
  carriedAt: new Date("2024-12-30T12:00:00Z"),
  quota: 100,
  used: 65,
};
const CURRENT_BEGAN_HOURS_AGO = 9 * 24;
const HOUR = 3_600_000;

async function memberPlan(trx: Db, code: "basic" | "professional"): Promise<Bought> {
  const plan = (await listPlans(trx, "member")).find((one) => one.code === code);
  if (!plan) throw new Error(`the member price list has no ${code}`);
  return { priceList: "member", planCode: code, plan: snapshotOf(plan) };
}

async function buy(
  trx: Db,
  owner: Owner,
  bought: Bought,
  { boughtAt, ...period }: { source: "order" | "legacy"; boughtAt: Date; startsAt: Date; endsAt: Date },
): Promise<SubscriptionRow> {
  const paidAt = new Date(boughtAt.getTime() - 40_000);
  const order = await insertOrder(trx, owner, {
    ...bought,
    amountMinor: bought.plan.priceMinor ?? 0,
    status: "completed",
    createdAt: new Date(paidAt.getTime() - 65_000),
    paidAt,
  });
  await insertEarlierPayment(trx, owner, order, paidAt);
  return await insertSubscription(trx, owner, { ...bought, ...period, orderId: order.id });
}

const aMonthLater = (moment: Date): Date => {
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
};

/** Homes made before the end of 2024 used the old package, the others the current one. */
export async function insertPackages(
  trx: Db,
  owner: Owner,
  properties: readonly InsertedProperty[],
  now: Date,
): Promise<void> {
  // the sample's account is older than trials
  await trx
    .insertInto("trials")
    .values({ user_id: owner.userId, outcome: "none", decided_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const professional = await memberPlan(trx, "professional");
  const old = { ...professional, priceList: "2024", plan: { ...professional.plan, listingQuota: LEGACY.quota } };
  const { starts, ends, boughtAt } = LEGACY;
  const legacy = await buy(trx, owner, old, { source: "legacy", boughtAt, startsAt: starts, endsAt: ends });
  const startsAt = new Date(now.getTime() - CURRENT_BEGAN_HOURS_AGO * HOUR);
  const basic = await memberPlan(trx, "basic");
  const current = await buy(trx, owner, basic, {
    source: "order",
    boughtAt: startsAt,
    startsAt,
    endsAt: aMonthLater(startsAt),
  });

  const entry = (subscription: SubscriptionRow, { propertyId, taskId, madeAt }: InsertedProperty) => ({
    user_id: owner.userId,
    subscription_id: subscription.id,
    property_id: propertyId,
    task_id: taskId,
    delta: 1,
    reason: "property" as const,
    created_at: madeAt,
  });
  const before = properties.filter((property) => property.madeAt < LEGACY.ends);
  const carried = {
    user_id: owner.userId,
    subscription_id: legacy.id,
    delta: LEGACY.used - before.length,
    reason: "carried" as const,
    created_at: LEGACY.carriedAt,
  };
  await trx
    .insertInto("quota_entries")
    .values([
      ...before.map((property) => entry(legacy, property)),
      carried,
      ...properties.filter((property) => property.madeAt >= LEGACY.ends).map((property) => entry(current, property)),
    ])
    .execute();
}
