/** Placing an order: reckoned again in the transaction that writes it, at the total the buyer saw or not at all. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import { billingLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { reserveCoupon } from "#server/queries/billing/coupons";
import { clockOf } from "#server/queries/billing/owned-packages";
import { cancelOthers } from "./cancel.ts";
import type { BillingDeps, Books } from "./deps.ts";
import { fulfil } from "./fulfil.ts";
import { runProviderEffects } from "./provider-effects.ts";
import { type Reckoned, reckon, type Wish } from "./quote.ts";

const HOUR = 3_600_000;

/** Writes a pending order as it was reckoned. */
export const insertReckoned = (
  trx: Db,
  owner: Owner,
  { product, terms, priceList, snapshot, packListings, discountMinor, amountMinor }: Reckoned,
  about: { timeZone: string; now: Date; expiresAt: Date; idempotencyKey?: string; offeredBy?: string },
): Promise<OrderRow> =>
  trx
    .insertInto("orders")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'order')`,
      price_list: priceList,
      plan_code: product.code,
      plan: json(snapshot),
      kind: terms.kind,
      pack_listings: packListings,
      price_minor: terms.priceMinor,
      credit_minor: terms.creditMinor,
      discount_minor: discountMinor,
      amount_minor: amountMinor,
      currency: terms.currency,
      base_subscription_ids: terms.bases.map((one) => one.id),
      time_zone: about.timeZone,
      created_at: about.now,
      expires_at: about.expiresAt,
      idempotency_key: about.idempotencyKey ?? null,
      offered_by: about.offeredBy ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const earlierOf = (trx: Db, owner: Owner, key: string) =>
  trx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

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
    const earlier = await earlierOf(trx, owner, idempotencyKey);
    if (earlier) return { order: earlier, after: null };
    await assertMayCreate(trx, owner, "orders", rowLimits.orders);
    const now = deps.now();
    const reckoned = await reckon(trx, owner, wish, now, { lock: true });
    const { coupon, amountMinor, terms } = reckoned;
    if (coupon && !coupon.usable) throw new AppError("coupon_invalid", { data: { why: coupon.why } });
    if (amountMinor !== wish.expectedMinor)
      throw new AppError("price_changed", { data: { amountMinor, currency: terms.currency } });
    const after = await cancelOthers(trx, owner);
    const expiresAt = new Date(now.getTime() + billingLimits.orderHours * HOUR);
    const order = await insertReckoned(trx, owner, reckoned, { timeZone, now, expiresAt, idempotencyKey });
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
  },
  now: Date,
): Promise<OrderRow> {
  const { planCode, amountMinor, adminId, days } = offer;
  if (amountMinor <= 0) throw new AppError("invalid_input", { data: { field: "amountMinor" } });
  await actAs(trx, `admin:${adminId}`);
  await oneAtATime(trx, owner);
  const timeZone = await clockOf(trx, owner);
  const wish: Wish = { product: { type: "plan", code: planCode }, timeZone };
  const reckoned = await reckon(trx, owner, wish, now, { lock: true, offered: { priceMinor: amountMinor } });
  if (reckoned.terms.currency !== offer.currency) throw new AppError("invalid_input", { data: { field: "currency" } });
  const expiresAt = new Date(now.getTime() + days * 24 * HOUR);
  return await insertReckoned(trx, owner, reckoned, { timeZone, now, expiresAt, offeredBy: adminId });
}
