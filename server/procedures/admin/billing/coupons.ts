/** Coupons, and the enquiries of people who want more than a price list has. */

import type { Coupon } from "#contract/admin/coupons";
import type { Enquiry } from "#contract/enquiry";
import { adminList } from "#server/procedures/admin/shared/admin-list";
import { major } from "#server/procedures/admin/shared/cells";
import type { SheetColumns } from "#server/procedures/admin/shared/sheet";
import { administrator } from "#server/procedures/base/base";
import { couponList, couponOf, disableCoupon, saveCoupon } from "#server/queries/billing/admin-coupons";
import { enquiryList, enquiryOf, updateEnquiry } from "#server/queries/support/enquiries";

const business = administrator("operations");

const couponColumns: SheetColumns<Coupon> = ({ adminPackages: { coupons: of, currency, when } }) => [
  [of.code, (one) => one.code],
  [of.kind, (one) => of[one.kind]],
  [of.value, (one) => (one.kind === "percent" ? one.value : major(one.value, one.currency))],
  [currency, (one) => one.currency],
  [of.plans, (one) => one.planCodes?.join(" ") ?? null],
  [of.perAccount, (one) => one.perAccount],
  [of.max, (one) => one.maxRedemptions],
  [of.used, (one) => one.used],
  [of.reserved, (one) => one.reserved],
  [of.from, (one) => one.validFrom, "moment"],
  [of.until, (one) => one.validUntil, "moment"],
  [of.disabled, (one) => one.disabledAt, "moment"],
  [of.note, (one) => one.note],
  [when, (one) => one.createdAt, "moment"],
];

const couponsList = adminList({
  name: "coupons",
  action: "coupons.export",
  source: couponList,
  columns: couponColumns,
});

export const coupons = {
  list: business.admin.coupons.list.handler(couponsList.page),
  export: business.admin.coupons.export.handler(couponsList.file),

  save: business.admin.coupons.save.handler(async ({ context, input: { id, seen, ...form } }) => {
    const edited = id && seen ? { id, seen } : null;
    return couponOf(await context.acting((trx) => saveCoupon(trx, form, edited)));
  }),

  disable: business.admin.coupons.disable.handler(async ({ context, input: { id, disabled } }) =>
    couponOf(await context.acting((trx) => disableCoupon(trx, id, disabled ? context.now() : null))),
  ),
};

const enquiryColumns: SheetColumns<Enquiry> = ({ adminPackages: { enquiries: of, plan, plans, state, when } }) => [
  [of.name, (one) => one.name],
  [of.company, (one) => one.company],
  [of.phone, (one) => one.phone],
  [of.email, (one) => one.email],
  [of.team, (one) => one.teamSize],
  [of.language, (one) => of.languages[one.language]],
  [plan, (one) => plans[one.planCode]],
  [of.message, (one) => one.message],
  [state, (one) => of.states[one.state]],
  [of.note, (one) => one.note],
  [when, (one) => one.createdAt, "moment"],
];

const enquiriesList = adminList({
  name: "enquiries",
  action: "sales_enquiries.export",
  source: enquiryList,
  columns: enquiryColumns,
});

export const enquiries = {
  list: business.admin.enquiries.list.handler(enquiriesList.page),
  export: business.admin.enquiries.export.handler(enquiriesList.file),

  update: business.admin.enquiries.update.handler(async ({ context, input: { id, ...change } }) =>
    enquiryOf(await context.acting((trx) => updateEnquiry(trx, id, change))),
  ),
};
