/** Where the same thing is bought once more. */
import type { OrderDetail } from "#contract/order";
import { planCodes } from "#contract/plan";

/** Checkout of the plan; of packs and offers, which not everybody may buy, the package centre. */
export function reorderLink({ kind, planCode, offered }: Pick<OrderDetail, "kind" | "planCode" | "offered">): string {
  const sold = planCodes.some((code) => code === planCode) && kind !== "pack" && !offered;
  return sold ? `/dashboard/checkout?plan=${planCode}` : "/dashboard/packages";
}
