/** The two price lists. */
import { listPlans } from "#server/queries/plans";
import { open } from "./base.ts";

export const plans = {
  list: open.plans.list.handler(({ context, input }) => listPlans(context.db, input.list)),
};
