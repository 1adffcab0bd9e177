/** What is to follow an account's bought package: what we remind of and offer. Nothing is charged by it. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { PlanCode } from "#contract/plan";
import type { Renewal } from "#contract/subscription";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { listPlans, listShown } from "./plans.ts";

/** The bought package that ends last and has not ended; undefined when none is open. */
const lastBought = (db: Db, owner: Owner, now: Date) =>
  db
    .selectFrom("subscriptions")
    .select(["plan_code", "plan", "ends_at", "created_at"])
    .where("user_id", "=", owner.userId)
    .where("source", "!=", "trial")
    .where("cancelled_at", "is", null)
    .where("ends_at", ">", now)
    .orderBy("ends_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** The same plan again, unless the account said otherwise after it was bought. */
export async function findRenewal(db: Db, owner: Owner, now: Date): Promise<Renewal> {
  const last = await lastBought(db, owner, now);
  if (!last) return { planCode: null, planName: null, endsAt: null };
  const endsAt = last.ends_at.toISOString();
  const wish = await db
    .selectFrom("renewals")
    .select("plan_code")
    .where("user_id", "=", owner.userId)
    .where("updated_at", ">=", last.created_at)
    .executeTakeFirst();
  if (!wish) return { planCode: last.plan_code, planName: last.plan.name, endsAt };
  if (wish.plan_code === null) return { planCode: null, planName: null, endsAt };
  const plan = (await listPlans(db, await listShown(db, "packages"))).find((one) => one.code === wish.plan_code);
  return plan
    ? { planCode: plan.code, planName: plan.name, endsAt }
    : { planCode: last.plan_code, planName: last.plan.name, endsAt };
}

/** Throws not_for_sale when nothing bought runs, or for a plan without a price. */
export async function saveRenewal(trx: Db, owner: Owner, planCode: PlanCode | null, now: Date): Promise<void> {
  if (!(await lastBought(trx, owner, now))) throw new AppError("not_for_sale");
  if (planCode !== null) {
    const plans = await listPlans(trx, await listShown(trx, "packages"));
    const plan = plans.find((one) => one.code === planCode);
    if (!plan || plan.priceMinor === null) throw new AppError("not_for_sale");
  }
  // the database's clock, as `created_at` of a package is, since the two are compared
  const choice = { plan_code: planCode, updated_at: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto("renewals")
    .values({ user_id: owner.userId, ...choice })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(choice))
    .execute();
}
