/**
 * What an order gives when its money is here: a month, or a pack's listings. The caller holds the locks of the account, the
 * order and the payment; all of it is one transaction, and the database looks at the whole when that commits.
 */
import { creditOfAll } from "#engine/billing/proration";
import { monthOf } from "#engine/billing/quote";
import { billingLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import type { OrderRow, SubscriptionRow } from "#server/db/tables/subscriptions";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { useCoupon } from "#server/queries/billing/coupons";
import { setOrder } from "#server/queries/billing/orders";
import { lockPackages, type OwnedPackage, openPackages } from "#server/queries/billing/owned-packages";
import { insertPackEntry } from "#server/queries/billing/pack-entries";
import { issueReceipt } from "#server/queries/billing/receipts";
import { insertSubscription } from "#server/queries/billing/subscriptions";
import { notify } from "#server/queries/notifications/notifications";
import type { Books } from "./deps.ts";
import { replaceSubscription } from "./replace.ts";

/** What an order stands on, locked. */
interface Ground {
  owner: Owner;
  open: OwnedPackage[];
  bases: OwnedPackage[];
  now: Date;
}

async function groundOf(trx: Db, order: OrderRow, now: Date): Promise<Ground> {
  const owner = ownerOfRow(order);
  const open = await openPackages(trx, owner, now, { lock: true });
  return { owner, open, bases: await lockPackages(trx, owner, order.base_subscription_ids), now };
}

const DAY = 86_400_000;

/**
 * Whether the bases are still worth what the order credits: listings used or money given back since it was placed are not
 * credited as well. Rests shrink by themselves; that counts against money which comes later than a transfer takes.
 */
function creditHolds(order: OrderRow, bases: readonly OwnedPackage[], paidAt: Date): boolean {
  if (order.credit_minor === 0) return true;
  const latest = paidAt.getTime() - billingLimits.transferDays * DAY;
  return creditOfAll(bases, new Date(Math.max(order.created_at.getTime(), latest))) >= order.credit_minor;
}

/**
 * Whether what the order was reckoned from still is so: no package it credits or belongs to was ended, and of an upgrade none
 * was bought beside them since, and its credit holds. A pack's period must still run.
 */
function stands(order: OrderRow, { open, bases, now }: Ground, paidAt: Date): boolean {
  if (order.kind === "buy" || order.kind === "renew") return true;
  if (bases.length < order.base_subscription_ids.length || bases.some((one) => one.row.cancelled_at !== null))
    return false;
  if (order.kind === "pack") return bases.every((one) => one.endsAt > now);
  const nothingBeside = open.every((one) => one.row.source !== "order" || order.base_subscription_ids.includes(one.id));
  return nothingBeside && creditHolds(order, bases, paidAt);
}

/** Whether the order could be fulfilled if its money came at this moment. Takes the locks that fulfilling it needs. */
export const canFulfil = async (trx: Db, order: OrderRow, now: Date): Promise<boolean> =>
  stands(order, await groundOf(trx, order, now), now);

async function givePack(trx: Db, order: OrderRow, { bases: [base] }: Ground): Promise<void> {
  if (!base || order.pack_listings === null) throw new Error(`pack order ${order.id} has nothing to add to`);
  await insertPackEntry(trx, order, { subscriptionId: base.id, reason: "pack", listings: order.pack_listings });
}

async function replace(trx: Db, { open, now }: Ground, order: OrderRow, by: SubscriptionRow): Promise<void> {
  for (const { row } of open.filter((one) => order.base_subscription_ids.includes(one.id))) {
    await replaceSubscription(trx, row, by, now);
  }
}

/** An upgrade begins now; anything else when the last package ends, also where it was sold as the first and paid late. */
async function givePlan(trx: Db, order: OrderRow, ground: Ground): Promise<SubscriptionRow> {
  const { owner, open, now } = ground;
  const period = monthOf({ kind: order.kind, timeZone: order.time_zone }, open, now);
  const given = await insertSubscription(trx, owner, {
    priceList: order.price_list,
    planCode: order.plan_code,
    plan: order.plan,
    source: "order",
    orderId: order.id,
    ...period,
  });
  if (order.kind === "upgrade") await replace(trx, ground, order, given);
  return given;
}

/**
 * Completes the order and gives what was bought, with its receipt, its coupon used and its owner told. False, and nothing
 * done, when that cannot be given any more. `payment`: the one that was found paid; null for an order that costs nothing.
 */
export async function fulfil(trx: Db, books: Books, order: OrderRow, payment: PaymentRow | null): Promise<boolean> {
  const now = books.now();
  const ground = await groundOf(trx, order, now);
  const paidAt = payment?.paid_at ?? now;
  if (!stands(order, ground, paidAt)) return false;
  const done = await setOrder(trx, order.id, { status: "completed", paidAt, paymentId: payment?.id ?? null });
  const subscription = order.kind === "pack" ? null : await givePlan(trx, done, ground);
  if (order.kind === "pack") await givePack(trx, done, ground);
  await useCoupon(trx, order.id);
  if (subscription && subscription.starts_at <= now) {
    const { zh: planZh, en: planEn } = subscription.plan.name;
    await notify(trx, ground.owner, { kind: "package_started", data: { planZh, planEn } });
  }
  await issueReceipt(trx, { order: done, payment, subscription, imprint: books.imprint, now });
  return true;
}
