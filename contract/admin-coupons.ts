/** Administration of coupons and enquiries. Scopes operations and super. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { page } from "#contract/admin-orders";
import { enquiry, enquiryState } from "#contract/enquiry";
import { currency } from "#contract/money";
import { couponCode } from "#contract/order";

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

export const coupon = rules.extend({
  id: z.uuid(),
  disabledAt: z.string().nullable(),
  createdAt: z.string(),
  /** Orders that were paid with it, and that wait for their money. */
  used: z.number().int(),
  reserved: z.number().int(),
});
export type Coupon = z.infer<typeof coupon>;

export const adminCoupons = {
  /** Newest first. */
  list: oc
    .route({ method: "GET", path: "/admin/coupons", tags })
    .input(page)
    .output(z.object({ items: z.array(coupon), nextCursor: z.string().nullable() })),
  /**
   * Makes one, or changes the one of that id; what it takes off stays as it is once an order has it. Throws conflict (the code
   * is taken, or what stays was to change), not_found.
   */
  save: oc
    .route({ method: "POST", path: "/admin/coupons", tags })
    .input(couponForm.safeExtend({ id: z.uuid().optional() }))
    .output(coupon),
  /** Nobody can use it any more, or (false) again. Orders that have it keep it. */
  disable: oc
    .route({ method: "POST", path: "/admin/coupons/{id}/disable", tags })
    .input(z.object({ id: z.uuid(), disabled: z.boolean().default(true) }))
    .output(coupon),
};

export const adminEnquiries = {
  /** Newest first. */
  list: oc
    .route({ method: "GET", path: "/admin/enquiries", tags })
    .input(page.extend({ state: enquiryState.optional() }))
    .output(z.object({ items: z.array(enquiry), nextCursor: z.string().nullable() })),
  update: oc
    .route({ method: "PATCH", path: "/admin/enquiries/{id}", tags })
    .input(z.object({ id: z.uuid(), state: enquiryState.optional(), note: z.string().trim().max(2000).optional() }))
    .output(enquiry),
};
