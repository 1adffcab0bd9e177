/** Placing an order: reckoned again in the transaction that writes it, at the total the buyer saw or not at all. */
import { AppError } from "#contract/errors";
import { billingLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { reserveCoupon } from "#server/queries/billing/coupons";
import { findOrderByKey } from "#server/queries/billing/order-rows";
import { insertOrder } from "#server/queries/billing/orders";
import { clockOf } from "#server/queries/billing/owned-packages";
import { cancelPending } from "./cancel.ts";
import type { BillingDeps, Books } from "./deps.ts";
import { fulfil } from "./fulfil.ts";
import { runProviderEffects } from "./provider-effects.ts";
import { type Reckoned, reckon, type Wish } from "./quote.ts";

const HOUR = 3_600_000;

/** What is written of what was reckoned. */
const reckonedOrder = ({ product, terms, priceList, snapshot, ...reckoned }: Reckoned) => ({
  priceList,
  planCode: product.code,
  plan: snapshot,
  kind: terms.kind,
  packListings: reckoned.packListings,
  priceMinor: terms.priceMinor,
  creditMinor: terms.creditMinor,
  discountMinor: reckoned.discountMinor,
  amountMinor: reckoned.amountMinor,
  baseSubscriptionIds: terms.bases.map((one) => one.id),
});

/** An order that costs nothing needs no payment: it is complete in the transaction that places it. */
async function completeFree(trx: Db, books: Books, order: OrderRow): Promise<void> {
  if (order.amount_minor > 0) return;
  if (!(await fulfil(trx, books, order, null))) throw new AppError("not_for_sale", { data: { why: "gone" } });
}

/**
 * Places an order for the account; a key that comes again answers the order it made. The account's other unpaid orders are
 * cancelled with it. Throws price_changed with the total of now, not_for_sale, coupon_invalid, too_many_requests.
 */
export async function placeOrder(
  deps: BillingDeps,
  owner: Owner,
  wish: Wish & { expectedMinor: number; idempotencyKey: string },
): Promise<{ id: string }> {
  const { timeZone, idempotencyKey } = wish;
  const placed = await deps.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${owner.userId}`);
    await oneAtATime(trx, owner);
    const earlier = await findOrderByKey(trx, owner, idempotencyKey);
    if (earlier) return { order: earlier, after: null };
    await assertMayCreate(trx, owner, "orders", rowLimits.orders);
    const now = deps.now();
    const reckoned = await reckon(trx, owner, wish, now, { lock: true });
    const { coupon, amountMinor, terms } = reckoned;
    if (coupon && !coupon.usable) throw new AppError("coupon_invalid", { data: { why: coupon.why } });
    if (amountMinor !== wish.expectedMinor)
      throw new AppError("price_changed", { data: { amountMinor, currency: terms.currency } });
    const after = await cancelPending(trx, owner, { offers: false });
    const expiresAt = new Date(now.getTime() + billingLimits.orderHours * HOUR);
    const order = await insertOrder(trx, owner, {
      ...reckonedOrder(reckoned),
      timeZone,
      createdAt: now,
      expiresAt,
      idempotencyKey,
    });
    if (coupon?.usable) await reserveCoupon(trx, owner, { couponId: coupon.id, orderId: order.id });
    await completeFree(trx, deps, order);
    return { order, after };
  });
  if (placed.after) await runProviderEffects(deps, placed.after);
  return { id: placed.order.id };
}

/**
 * An administrator's offer: a pending order of the account at its own price (integer minor units, more than 0), payable for
 * `days`, its period on the clock the account last bought on. What the account has bought is replaced by an upgrade without credit: the price is meant with it. Call it in the
 * administrator's transaction. Throws not_for_sale, invalid_input.
 */
export async function placeOffer(
  trx: Db,
  owner: Owner,
  offer: {
    planCode: "basic" | "professional" | "enterprise";
    amountMinor: number;
    currency: string;
    adminId: string;
    days: number;
    /** Of the order. */
    idempotencyKey?: string;
  },
  now: Date,
): Promise<OrderRow> {
  const { planCode, amountMinor, adminId, days, idempotencyKey } = offer;
  if (amountMinor <= 0) throw new AppError("invalid_input", { data: { field: "amountMinor" } });
  await actAs(trx, `admin:${adminId}`);
  await oneAtATime(trx, owner);
  const timeZone = await clockOf(trx, owner);
  const wish: Wish = { product: { type: "plan", code: planCode }, timeZone };
  const reckoned = await reckon(trx, owner, wish, now, { lock: true, offered: { priceMinor: amountMinor } });
  if (reckoned.terms.currency !== offer.currency) throw new AppError("invalid_input", { data: { field: "currency" } });
  const expiresAt = new Date(now.getTime() + days * 24 * HOUR);
  return await insertOrder(trx, owner, {
    ...reckonedOrder(reckoned),
    timeZone,
    createdAt: now,
    expiresAt,
    idempotencyKey,
    offeredBy: adminId,
  });
}
