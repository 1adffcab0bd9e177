/** What checkout's address asks for: a plan or a pack to buy, or an order to pay. */
import type { Product } from "#contract/order";
import { planCodes } from "#contract/plan";

export interface CheckoutSearch {
  plan?: string;
  pack?: string;
  order?: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const packCode = /^[a-z0-9_]{1,32}$/;

/** Anything else in an address is left out, not complained about. */
export function readCheckoutSearch({ plan, pack, order }: Record<string, unknown>): CheckoutSearch {
  if (typeof order === "string" && uuid.test(order)) return { order };
  const code = planCodes.find((one) => one === plan);
  if (code) return { plan: code };
  return typeof pack === "string" && packCode.test(pack) ? { pack } : {};
}

/** What is to be bought; null: nothing was named. */
export function productOf(search: CheckoutSearch): Product | null {
  const plan = planCodes.find((one) => one === search.plan);
  if (plan) return { type: "plan", code: plan };
  return search.pack ? { type: "pack", code: search.pack } : null;
}
