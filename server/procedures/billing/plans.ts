/** The price lists. Open to everybody: the landing page shows one of them, the package centre sells one. */

import { open } from "#server/procedures/base/base";
import { listPacks, listPlans, listShown } from "#server/queries/billing/plans";

export const plans = {
  list: open.plans.list.handler(({ context, input }) => listPlans(context.db, input.list)),
  onSale: open.plans.onSale.handler(async ({ context: { db } }) => {
    const list = await listShown(db, "packages");
    return { list, plans: await listPlans(db, list), packs: await listPacks(db, list) };
  }),
};
