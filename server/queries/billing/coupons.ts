/**
 * Coupons of orders: asked about when a price is quoted, reserved when an order is placed, used when it is paid, released
 * when it comes to nothing. All on the server's own connection: accounts cannot read coupons.
 */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { OrderKind } from "#contract/order";
import {
  type CouponRefusal,
  type CouponRules,
  type CouponUse,
  couponRefusal,
  discountOf,
} from "#engine/billing/coupon";
import { couponTries } from "#server/base/limits";
import { guessLimit } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";
import type { CouponRow } from "#server/db/tables/coupons";
import type { Owner } from "#server/queries/accounts/owner";

export type CouponAnswer =
  | { usable: true; id: string; code: string; discountMinor: number }
  | { usable: false; code: string; why: CouponRefusal };

const guessing = guessLimit(couponTries);

const rulesOf = (row: CouponRow): CouponRules => ({
  currency: row.currency,
  planCodes: row.plan_codes,
  firstPurchaseOnly: row.first_purchase_only,
  perAccount: row.per_account,
  maxRedemptions: row.max_redemptions,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  disabledAt: row.disabled_at,
});

/** How often it is taken: by all, by the account, and whether the account has bought anything before. */
async function countUses(db: Db, owner: Owner, couponId: string, ownReservations: boolean) {
  const counted = ownReservations
    ? sql<boolean>`state <> 'released'`
    : sql<boolean>`(state = 'used' or (state = 'reserved' and user_id <> ${owner.userId}))`;
  const row = await db
    .selectFrom("coupon_redemptions")
    .select([
      sql<number>`count(*)::integer`.as("taken"),
      sql<number>`(count(*) filter (where user_id = ${owner.userId}))::integer`.as("takenByAccount"),
      sql<boolean>`exists (select from orders where user_id = ${owner.userId} and status in ('completed', 'refunded'))`.as(
        "boughtBefore",
      ),
    ])
    .where("coupon_id", "=", couponId)
    .where(counted)
    .executeTakeFirstOrThrow();
  return row satisfies Omit<CouponUse, "productCode" | "currency">;
}

/**
 * What the code takes off `payableMinor` (integer minor units of `currency`) for a product, or why it cannot be used.
 * `planCode`: the product's own code, a pack's for packs. What the account's unpaid orders reserve does not count against
 * it: placing an order gives those up. Throws too_many_requests after too many codes that do not exist.
 */
export async function checkCoupon(
  db: Db,
  owner: Owner,
  asked: { code: string; planCode: string; kind: OrderKind; payableMinor: number; currency: string; now: Date },
): Promise<CouponAnswer> {
  const { code } = asked;
  await guessing.take(owner.userId);
  const row = await db.selectFrom("coupons").selectAll().where("code", "=", code).executeTakeFirst();
  if (!row) return { usable: false, code, why: "unknown" };
  await guessing.giveBack(owner.userId);
  const use = await countUses(db, owner, row.id, false);
  const why = couponRefusal(rulesOf(row), { ...use, productCode: asked.planCode, currency: asked.currency }, asked.now);
  if (why !== null) return { usable: false, code, why };
  return { usable: true, id: row.id, code, discountMinor: discountOf(row, asked.payableMinor) };
}

/**
 * Keeps a use of the coupon for an order of the account, in the transaction that places it and after the account's other
 * unpaid orders were released. The coupon's row is locked, so the last use goes to one order only. Days and products were
 * looked at by `checkCoupon`. Throws coupon_invalid when it is disabled or nothing of it is left.
 */
export async function reserveCoupon(
  trx: Db,
  owner: Owner,
  { couponId, orderId }: { couponId: string; orderId: string },
): Promise<void> {
  const row = await trx
    .selectFrom("coupons")
    .selectAll()
    .where("id", "=", couponId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.disabled_at !== null) throw new AppError("coupon_invalid");
  const use = await countUses(trx, owner, couponId, true);
  const left = row.max_redemptions === null || use.taken < row.max_redemptions;
  if (!left || use.takenByAccount >= row.per_account || (row.first_purchase_only && use.boughtBefore))
    throw new AppError("coupon_invalid");
  await trx
    .insertInto("coupon_redemptions")
    .values({ coupon_id: couponId, order_id: orderId, user_id: owner.userId })
    .execute();
}

/** The code an order was placed with; null without one. Who may see the order was asked before. */
export async function couponOfOrder(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom("coupon_redemptions as r")
    .innerJoin("coupons as c", "c.id", "r.coupon_id")
    .select("c.code")
    .where("r.order_id", "=", orderId)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** The order was cancelled or has expired: its use is free again. Nothing for an order without a coupon or with a used one. */
export async function releaseCoupon(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable("coupon_redemptions")
    .set({ state: "released", updated_at: sql<Date>`now()` })
    .where("order_id", "=", orderId)
    .where("state", "=", "reserved")
    .execute();
}

/**
 * The order was paid. Also one that was released before its late money came: its price had the coupon in it, so the use
 * counts, be it one more than there were.
 */
export async function useCoupon(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable("coupon_redemptions")
    .set({ state: "used", updated_at: sql<Date>`now()` })
    .where("order_id", "=", orderId)
    .where("state", "<>", "used")
    .execute();
}
