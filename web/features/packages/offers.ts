/** What a plan on sale is for this account: to choose, to renew, to upgrade to, to follow the present one, or to ask for. */
import type { Plan } from "#contract/plan";
import type { Subscription } from "#contract/subscription";

/**
 * `renewed`: its next period is bought already. `later`: a cheaper one, which can follow once the period that is bought ahead has
 * begun. `none`: nothing to be done with it now.
 */
export type Offer = "choose" | "renew" | "renewed" | "upgrade" | "switch" | "later" | "contact" | "none";

/** A package that was paid for or given, not a trial: what buying follows on. */
const isBought = ({ source }: Pick<Subscription, "source">): boolean => source !== "trial";

/** The bought package that runs, and the one that waits for its end. */
export function boughtOf(subscriptions: readonly Subscription[]) {
  const bought = subscriptions.filter(isBought);
  return {
    current: bought.find(({ state }) => state === "current") ?? bought.find(({ state }) => state === "active"),
    upcoming: bought.find(({ state }) => state === "upcoming"),
  };
}

/** A plan without a price stands above all that have one. */
const rank = (plan: Pick<Plan, "priceMinor"> | undefined): number => plan?.priceMinor ?? Number.POSITIVE_INFINITY;

/** The server decides in the end what kind of order it is; this only names the button. */
export function offerOf(
  plan: Pick<Plan, "code" | "priceMinor">,
  plans: readonly Pick<Plan, "code" | "priceMinor">[],
  { current, upcoming }: ReturnType<typeof boughtOf>,
): Offer {
  if (plan.priceMinor === null) return current?.planCode === plan.code ? "none" : "contact";
  if (!current) return "choose";
  if (plan.code === current.planCode) return upcoming ? "renewed" : "renew";
  const above = rank(plan) > rank(plans.find(({ code }) => code === current.planCode));
  if (above) return "upgrade";
  return upcoming ? "later" : "switch";
}

/**
 * The plan whose button stands out; null once something is bought, when nothing is urged on anybody. The one being tried goes
 * before the price list's own, and a list that names none means the professional plan. Never one that is to be asked for.
 */
export function mainPlan(
  plans: readonly Pick<Plan, "code" | "priceMinor" | "popular">[],
  subscriptions: readonly Subscription[],
): string | null {
  if (boughtOf(subscriptions).current) return null;
  const tried = subscriptions.find(({ state, source }) => state === "current" && source === "trial")?.planCode;
  const priced = plans.filter(({ priceMinor }) => priceMinor !== null);
  const offered =
    priced.find(({ code }) => code === tried) ??
    priced.find(({ popular }) => popular) ??
    priced.find(({ code }) => code === "professional");
  return offered?.code ?? null;
}
