/** The price lists as administrators edit them: the current version, earlier ones, and a new one. */
import { AppError } from "#contract/errors";
import { administrator } from "#server/procedures/base/base";
import { listPacks, listPlans } from "#server/queries/billing/plans";
import { shownPriceList, writePriceList } from "#server/queries/billing/price-lists";

const business = administrator("operations");

export const prices = {
  get: business.admin.prices.get.handler(({ context: { db }, input }) => shownPriceList(db, input.list)),

  version: business.admin.prices.version.handler(async ({ context: { db }, input: { list, version } }) => {
    const plans = await listPlans(db, list, version);
    if (plans.length === 0) throw new AppError("not_found");
    return { plans, packs: await listPacks(db, list, version) };
  }),

  save: business.admin.prices.save.handler(async ({ context, input: { list, seen, ...form } }) => {
    await context.acting((trx) => writePriceList(trx, list, seen, form));
    return await shownPriceList(context.db, list);
  }),
};
