/**
 * What an administrator gives and ends: periods without an order. They follow the rules of what is sold: prepaid, never
 * prolonged, one after the other. Call each in the administrator's transaction.
 */
import type { AuditAction } from "#contract/admin/audit-actions";
import { AppError } from "#contract/errors";
import type { NotificationKind } from "#contract/notification";
import type { PlanCode } from "#contract/plan";
import { firstPeriod, nextPeriod, type Period } from "#engine/billing/period";
import { lastOf } from "#engine/billing/quote";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { writeAudit } from "#server/queries/audit/audit";
import { type Bought, snapshotOf } from "#server/queries/billing/orders";
import { clockOf, openPackages } from "#server/queries/billing/owned-packages";
import { tellOnce } from "#server/queries/billing/package-notices";
import { listPlans, listShown } from "#server/queries/billing/plans";
import { findSubscription, lockSubscription } from "#server/queries/billing/subscription-rows";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { replaceSubscription } from "./replace.ts";
import { endPackage } from "./revoke-package.ts";

const DAY = 86_400_000;

interface Wanted {
  reason: string;
  /** Of the new period: a second time it is answered as it is. */
  id: string;
  now: Date;
}

async function planOf(trx: Db, code: PlanCode): Promise<Bought> {
  const priceList = await listShown(trx, "packages");
  const plan = (await listPlans(trx, priceList)).find((one) => one.code === code);
  if (!plan) throw new AppError("not_for_sale", { data: { why: "gone" } });
  return { priceList, planCode: plan.code, plan: snapshotOf(plan) };
}

/** What the same wish made before. Throws conflict for an id that names something else. */
async function earlier(trx: Db, owner: Owner, id: string): Promise<SubscriptionRow | undefined> {
  const row = await findSubscription(trx, id);
  if (row && (row.user_id !== owner.userId || row.source !== "grant")) throw new AppError("conflict");
  return row;
}

/** What the person is told; mails leave with the next round. */
const news = {
  "subscriptions.grant": "package_given",
  "subscriptions.extend": "package_extended",
  "subscriptions.change": "package_changed",
} as const satisfies Partial<Record<AuditAction, NotificationKind>>;

async function tell(trx: Db, owner: Owner, row: SubscriptionRow, kind: NotificationKind, now: Date): Promise<void> {
  const { zh: planZh, en: planEn } = row.plan.name;
  const data = { planZh, planEn, from: row.starts_at.toISOString(), day: row.ends_at.toISOString() };
  await tellOnce(trx, owner, { subscriptionId: row.id, kind, data }, now);
}

async function give(
  trx: Db,
  owner: Owner,
  what: Bought,
  period: Period,
  { id, reason, now }: Wanted,
  action: keyof typeof news,
) {
  const given = await insertSubscription(trx, owner, { ...what, ...period, id, source: "grant", orderId: null });
  const after = { reason, planCode: what.planCode, startsAt: period.startsAt, endsAt: period.endsAt };
  await writeAudit(trx, { action, subjectId: id, accountId: owner.userId, after });
  await tell(trx, owner, given, news[action], now);
  return given;
}

/** A gift of so many days is no month of its chain: what follows begins a chain of its own. */
const lasting = (period: Period, days: number | null): Period =>
  days === null
    ? period
    : { ...period, anchorAt: period.startsAt, endsAt: new Date(period.startsAt.getTime() + days * DAY) };

/** From now, or from the end of what is bought or given. Throws not_for_sale, conflict. */
export async function grantPackage(
  trx: Db,
  owner: Owner,
  wanted: Wanted & { planCode: PlanCode; days: number | null },
): Promise<SubscriptionRow> {
  await oneAtATime(trx, owner);
  const before = await earlier(trx, owner, wanted.id);
  if (before) return before;
  const last = lastOf(await openPackages(trx, owner, wanted.now, { lock: true }));
  const period = last ? nextPeriod(last, last.timeZone) : firstPeriod(wanted.now, await clockOf(trx, owner));
  const what = await planOf(trx, wanted.planCode);
  return await give(trx, owner, what, lasting(period, wanted.days), wanted, "subscriptions.grant");
}

async function lockOpen(trx: Db, owner: Owner, id: string, now: Date): Promise<SubscriptionRow> {
  const row = await lockSubscription(trx, owner, id);
  if (!row) throw new AppError("not_found");
  if (row.cancelled_at !== null || row.ends_at <= now) throw new AppError("conflict");
  return row;
}

/** The same plan as it was sold, after all that runs; of a trial after the trial. Throws not_found, conflict. */
export async function extendPackage(
  trx: Db,
  owner: Owner,
  subscriptionId: string,
  wanted: Wanted & { days: number | null },
): Promise<SubscriptionRow> {
  await oneAtATime(trx, owner);
  const before = await earlier(trx, owner, wanted.id);
  if (before) return before;
  const row = await lockOpen(trx, owner, subscriptionId, wanted.now);
  const last = lastOf(await openPackages(trx, owner, wanted.now, { lock: true }));
  const period = last ? nextPeriod(last, last.timeZone) : firstPeriod(row.ends_at, row.time_zone);
  const what = { priceList: row.price_list, planCode: row.plan_code, plan: row.plan };
  return await give(trx, owner, what, lasting(period, wanted.days), wanted, "subscriptions.extend");
}

/** Another plan from now to the same end, with what is unused of packs. Throws not_found, not_for_sale, conflict. */
export async function changePackage(
  trx: Db,
  owner: Owner,
  subscriptionId: string,
  wanted: Wanted & { planCode: PlanCode },
): Promise<SubscriptionRow> {
  await oneAtATime(trx, owner);
  const before = await earlier(trx, owner, wanted.id);
  if (before) return before;
  const { now } = wanted;
  const row = await lockOpen(trx, owner, subscriptionId, now);
  if (row.source === "trial" || row.starts_at > now || row.plan_code === wanted.planCode)
    throw new AppError("conflict");
  const period = {
    startsAt: now,
    endsAt: row.ends_at,
    anchorAt: row.anchor_at ?? row.starts_at,
    timeZone: row.time_zone,
  };
  const given = await give(trx, owner, await planOf(trx, wanted.planCode), period, wanted, "subscriptions.change");
  await replaceSubscription(trx, row, given, now);
  return given;
}

/** Ends a gift or a trial; what it had replaced runs again where it is not over. Throws not_found, conflict. */
export async function cancelPackage(
  trx: Db,
  owner: Owner,
  subscriptionId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await oneAtATime(trx, owner);
  const row = await lockOpen(trx, owner, subscriptionId, now);
  if (row.source === "order") throw new AppError("conflict");
  await endPackage(trx, row, now);
  const about = { action: "subscriptions.cancel" as const, subjectId: row.id, accountId: owner.userId };
  await writeAudit(trx, { ...about, after: { reason } });
  await tell(trx, owner, row, row.source === "trial" ? "trial_cancelled" : "package_cancelled", now);
}
