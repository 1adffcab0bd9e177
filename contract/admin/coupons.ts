/** Administration of coupons and enquiries. Scopes operations and super. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, oneRow, seen } from "#contract/admin/list";
import { enquiry, enquiryState } from "#contract/enquiry";
import { currency } from "#contract/money";
import { couponCode } from "#contract/order";
import { planCode } from "#contract/plan";

const tags = ["administration"];
const code = z.string().regex(/^[a-z0-9_]{1,32}$/);

const rules = z.object({
  code: couponCode,
  kind: z.enum(["percent", "amount"]),
  /** Whole percents, or integer minor units of `currency`. */
  value: z.number().int().min(1).max(2_000_000_000),
  /** Of an amount; null of percents. */
  currency: currency.nullable(),
  /** Codes of plans and packs; null: everything. */
  planCodes: z.array(code).min(1).max(20).nullable(),
  firstPurchaseOnly: z.boolean(),
  /** Orders of one account; of all, null: no limit. */
  perAccount: z.number().int().min(1).max(1_000),
  maxRedemptions: z.number().int().min(1).max(1_000_000).nullable(),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().nullable(),
  note: z.string().trim().max(500),
});

/** Issues at the field that does not fit the others. */
export const couponForm = rules
  .refine(({ kind, value }) => kind === "amount" || value <= 100, { path: ["value"] })
  .refine((one) => (one.kind === "amount") === (one.currency !== null), { path: ["currency"] })
  .refine((one) => one.validUntil === null || one.validUntil > one.validFrom, { path: ["validUntil"] });
export type CouponForm = z.infer<typeof couponForm>;

const coupon = rules.extend({
  id: z.uuid(),
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Orders that were paid with it, and that wait for their money. */
  used: z.number().int(),
  reserved: z.number().int(),
});
export type Coupon = z.infer<typeof coupon>;

export const couponSorts = ["at", "code"] as const;
/** over: its last day is past. */
export const couponStates = ["active", "notYet", "over", "disabled"] as const;
export type CouponState = (typeof couponStates)[number];
/** `q`: a part of the code or of the note. */
export const couponsInput = listInput(couponSorts, { state: z.enum(couponStates).optional() });

export const enquirySorts = ["at", "changed"] as const;
/** `q`: words of the name, company, phone or address. */
export const enquiriesInput = listInput(enquirySorts, {
  state: enquiryState.optional(),
  plan: planCode.optional(),
  ...oneRow,
});

export const adminCoupons = {
  ...adminList("/coupons", { summary: "Coupons with their uses", input: couponsInput, row: coupon }),
  /**
   * Makes one, or changes the one of that id; what it takes off stays as it is once an order has it. Throws conflict (`field`:
   * the code is taken, or what stays was to change; without: somebody else has changed it), not_found.
   */
  save: oc
    .route({ method: "POST", path: "/admin/coupons", tags })
    .input(
      couponForm
        .safeExtend({ id: z.uuid().optional(), seen: seen.optional() })
        .refine(({ id, seen }) => (id === undefined) === (seen === undefined), { path: ["seen"] }),
    )
    .output(coupon),
  /** Nobody can use it any more, or (false) again. Orders that have it keep it. */
  disable: oc
    .route({ method: "POST", path: "/admin/coupons/{id}/disable", tags })
    .input(z.object({ id: z.uuid(), disabled: z.boolean().default(true) }))
    .output(coupon),
};

export const adminEnquiries = {
  ...adminList("/enquiries", { summary: "Enquiries about the enterprise plan", input: enquiriesInput, row: enquiry }),
  /** Throws not_found, conflict. */
  update: oc
    .route({ method: "PATCH", path: "/admin/enquiries/{id}", tags })
    .input(
      z.object({ id: z.uuid(), state: enquiryState.optional(), note: z.string().trim().max(2000).optional(), seen }),
    )
    .output(enquiry),
};
