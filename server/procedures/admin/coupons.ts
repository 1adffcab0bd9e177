/** Coupons, and the enquiries of people who want more than a price list has. */
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base";
import { couponOf, disableCoupon, listCoupons, saveCoupon } from "#server/queries/admin-coupons";
import { enquiryOf, listEnquiries, updateEnquiry } from "#server/queries/enquiries";

const business = administrator("operations");

export const coupons = {
  list: business.admin.coupons.list.handler(async ({ context, input }) => {
    const { rows, nextCursor } = await listCoupons(context.db, input);
    return { items: rows.map(couponOf), nextCursor };
  }),

  save: business.admin.coupons.save.handler(async ({ context, input: { id, ...form } }) =>
    couponOf(await context.acting((trx) => saveCoupon(trx, form, id))),
  ),

  disable: business.admin.coupons.disable.handler(async ({ context, input: { id, disabled } }) =>
    couponOf(await context.acting((trx) => disableCoupon(trx, id, disabled ? context.now() : null))),
  ),
};

export const enquiries = {
  list: business.admin.enquiries.list.handler(async ({ context, input }) => {
    const { rows, nextCursor } = await listEnquiries(context.db, input);
    return { items: rows.map(enquiryOf), nextCursor };
  }),

  update: business.admin.enquiries.update.handler(async ({ context, input: { id, ...change } }) => {
    const row = await context.acting((trx) => updateEnquiry(trx, id, change));
    if (!row) throw new AppError("not_found");
    return enquiryOf(row);
  }),
};
