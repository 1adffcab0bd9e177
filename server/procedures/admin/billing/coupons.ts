/** Coupons, and the enquiries of people who want more than a price list has. */

import { couponColumns, enquiryColumns } from "#server/procedures/admin/sheets/billing-columns";
import { sheet } from "#server/procedures/admin/sheets/sheet";
import { administrator } from "#server/procedures/base/base";
import {
  countCoupons,
  couponOf,
  disableCoupon,
  pageOfCoupons,
  saveCoupon,
} from "#server/queries/billing/admin-coupons";
import { countEnquiries, enquiryOf, pageOfEnquiries, updateEnquiry } from "#server/queries/support/enquiries";

const business = administrator("operations");

export const coupons = {
  list: business.admin.coupons.list.handler(async ({ context, input }) => {
    const { db, now } = context;
    const { rows, ...page } = await pageOfCoupons(db, input, now());
    return { ...page, items: rows.map(couponOf), count: await countCoupons(db, input, now()) };
  }),

  export: business.admin.coupons.export.handler(({ context, input }) =>
    sheet(context, {
      list: "coupons",
      action: "coupons.export",
      asked: input,
      columns: couponColumns,
      async read(page) {
        const { rows, next } = await pageOfCoupons(context.db, { ...input, ...page }, context.now());
        return { items: rows.map(couponOf), next };
      },
    }),
  ),

  save: business.admin.coupons.save.handler(async ({ context, input: { id, seen, ...form } }) => {
    const edited = id && seen ? { id, seen } : null;
    return couponOf(await context.acting((trx) => saveCoupon(trx, form, edited)));
  }),

  disable: business.admin.coupons.disable.handler(async ({ context, input: { id, disabled } }) =>
    couponOf(await context.acting((trx) => disableCoupon(trx, id, disabled ? context.now() : null))),
  ),
};

export const enquiries = {
  list: business.admin.enquiries.list.handler(async ({ context, input }) => {
    const { rows, ...page } = await pageOfEnquiries(context.db, input);
    return { ...page, items: rows.map(enquiryOf), count: await countEnquiries(context.db, input) };
  }),

  export: business.admin.enquiries.export.handler(({ context, input }) =>
    sheet(context, {
      list: "enquiries",
      action: "sales_enquiries.export",
      asked: input,
      columns: enquiryColumns,
      async read(page) {
        const { rows, next } = await pageOfEnquiries(context.db, { ...input, ...page });
        return { items: rows.map(enquiryOf), next };
      },
    }),
  ),

  update: business.admin.enquiries.update.handler(async ({ context, input: { id, ...change } }) =>
    enquiryOf(await context.acting((trx) => updateEnquiry(trx, id, change))),
  ),
};
