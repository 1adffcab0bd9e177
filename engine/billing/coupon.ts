/** What a coupon takes off, and why one cannot be used. */
import type { Quote } from "#contract/order";

export type CouponKind = "percent" | "amount";
export type CouponRefusal = Extract<NonNullable<Quote["coupon"]>, { usable: false }>["why"];

/** `value`: whole percents (1 to 100), or integer minor units. */
export interface CouponWorth {
  kind: CouponKind;
  value: number;
}

/** Integer minor units off what is payable: percents rounded down to the minor unit, never more than there is to pay. */
export function discountOf({ kind, value }: CouponWorth, payableMinor: number): number {
  const payable = Math.max(0, payableMinor);
  if (kind === "amount") return Math.min(value, payable);
  // in two parts, so that no product leaves the safe integers
  return Math.min(payable, Math.floor(payable / 100) * value + Math.floor(((payable % 100) * value) / 100));
}

/** A coupon's rules, and how often it is taken already. */
export interface CouponRules {
  /** ISO 4217 of an amount; null of percents. */
  currency: string | null;
  /** Codes of plans and packs; null: all. */
  planCodes: readonly string[] | null;
  firstPurchaseOnly: boolean;
  perAccount: number;
  maxRedemptions: number | null;
  validFrom: Date;
  validUntil: Date | null;
  disabledAt: Date | null;
}

/** Counts of orders paid with it or waiting for their money, the one it is asked for left out. */
export interface CouponUse {
  productCode: string;
  currency: string;
  taken: number;
  takenByAccount: number;
  /** Whether the account has bought anything before. */
  boughtBefore: boolean;
}

/** Why it cannot be used for this; null: it can. The reasons that say most about the coupon itself come first. */
export function couponRefusal(rules: CouponRules, use: CouponUse, now: Date): CouponRefusal | null {
  if (rules.disabledAt !== null || (rules.validUntil !== null && rules.validUntil <= now)) return "ended";
  if (rules.validFrom > now) return "not_yet";
  if (rules.planCodes !== null && !rules.planCodes.includes(use.productCode)) return "other_plan";
  if (rules.currency !== null && rules.currency !== use.currency) return "other_plan";
  if (rules.firstPurchaseOnly && use.boughtBefore) return "first_only";
  if (use.takenByAccount >= rules.perAccount) return "used_by_you";
  if (rules.maxRedemptions !== null && use.taken >= rules.maxRedemptions) return "used_up";
  return null;
}
