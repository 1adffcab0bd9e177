/** The member price list's plans for tests that put packages and orders of their own into the books. */
import type { PlanCode } from "#contract/plan";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { type Bought, insertOrder, snapshotOf } from "#server/queries/billing/orders";
import { insertEarlierPayment } from "#server/queries/billing/payments/payments";
import { listPlans } from "#server/queries/billing/plans";
import { insertSubscription } from "#server/queries/billing/subscriptions";

/** A plan of the member list as an order keeps it. */
export async function memberPlan(db: Db, code: PlanCode): Promise<Bought> {
  const plan = (await listPlans(db, "member")).find((one) => one.code === code);
  if (!plan) throw new Error(`the member price list has no ${code}`);
  return { priceList: "member", planCode: code, plan: snapshotOf(plan) };
}

/** A paid order with its package, as if it had been bought at `startsAt`. */
export async function insertBought(
  db: Db,
  owner: Owner,
  bought: Bought,
  period: { startsAt: Date; endsAt: Date },
): Promise<{ orderId: string; subscriptionId: string }> {
  return await db.transaction().execute(async (trx) => {
    const order = await insertOrder(trx, owner, {
      ...bought,
      amountMinor: bought.plan.priceMinor ?? 0,
      status: "completed",
      createdAt: period.startsAt,
      paidAt: period.startsAt,
    });
    await insertEarlierPayment(trx, owner, order, period.startsAt);
    const { id } = await insertSubscription(trx, owner, { ...bought, ...period, source: "order", orderId: order.id });
    return { orderId: order.id, subscriptionId: id };
  });
}
