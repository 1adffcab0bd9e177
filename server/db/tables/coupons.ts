/** Rows of `coupons` and of the orders each was used for (`coupon_redemptions`). */
import type { Generated, Selectable } from "kysely";
import type { CouponKind } from "#engine/billing/coupon";

export interface Coupons {
  id: Generated<string>;
  code: string;
  kind: CouponKind;
  /** Whole percents, or integer minor units of `currency`. */
  value: number;
  currency: string | null;
  plan_codes: string[] | null;
  first_purchase_only: Generated<boolean>;
  per_account: Generated<number>;
  max_redemptions: number | null;
  valid_from: Generated<Date>;
  valid_until: Date | null;
  disabled_at: Date | null;
  note: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type CouponRow = Selectable<Coupons>;

export interface CouponRedemptions {
  id: Generated<string>;
  coupon_id: string;
  order_id: string;
  user_id: string;
  state: Generated<"reserved" | "used" | "released">;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
