/** Whether an account may do what it wishes, why not, and which plan opens it. The server refuses by it, screens explain by it. */
import type { Entitled, Entitlements, Quota } from "#contract/entitlement";
import type { Plan } from "#contract/plan";

/** What a plan has or has not. */
type Feature = {
  [Key in keyof Entitlements]: Entitlements[Key] extends boolean ? Key : never;
}[keyof Entitlements];

/** What somebody is about to do; what is left out is not asked for. */
export interface Wish {
  /** Ids of platforms and languages of one campaign. */
  platforms?: readonly string[];
  languages?: readonly string[];
  features?: readonly Feature[];
  /** A report more often than each month. */
  weeklyReports?: boolean;
  /** Takes one listing of the period. */
  listing?: boolean;
}

/** `max`: how many the plan allows; null where it is not a matter of how many. */
export type NotInPlan = { what: "platforms" | "languages" | "onlyLanguages" | "reports" | Feature; max: number | null };

export type Refusal =
  | { code: "no_package" }
  | { code: "quota_used_up"; limit: number; resets: string }
  | ({ code: "not_in_plan"; planName: { zh: string; en: string } } & NotInPlan);

/** The first thing of the wish a plan does not allow; null when it allows all of it. */
export function missingIn(plan: Entitlements, wish: Wish): NotInPlan | null {
  const { platforms = [], languages = [], features = [] } = wish;
  const { onlyLanguages } = plan;
  if (plan.platforms !== null && new Set(platforms).size > plan.platforms)
    return { what: "platforms", max: plan.platforms };
  if (onlyLanguages !== null && languages.some((code) => !onlyLanguages.includes(code)))
    return { what: "onlyLanguages", max: null };
  if (plan.languages !== null && new Set(languages).size > plan.languages)
    return { what: "languages", max: plan.languages };
  if (wish.weeklyReports && plan.reports !== "weekly") return { what: "reports", max: null };
  const feature = features.find((one) => !plan[one]);
  return feature === undefined ? null : { what: feature, max: null };
}

const isUsedUp = ({ left }: Quota): boolean => left === 0;

/** Null: it may be done now. Nothing running comes first, then the plan, then the listings left. */
export function refusalOf(entitled: Entitled, wish: Wish): Refusal | null {
  if (entitled.state === "none") return { code: "no_package" };
  const missing = missingIn(entitled.entitlements, wish);
  if (missing) return { code: "not_in_plan", planName: entitled.planName, ...missing };
  const { quota, endsAt } = entitled;
  if (wish.listing && isUsedUp(quota)) return { code: "quota_used_up", limit: quota.limit ?? 0, resets: endsAt };
  return null;
}

/** Whether a plan has what another lacks. */
function hasMore(plan: Entitlements, { what, max }: NotInPlan): boolean {
  if (what === "onlyLanguages") return plan.onlyLanguages === null;
  if (what === "reports") return plan.reports === "weekly";
  if (what === "platforms" || what === "languages") return plan[what] === null || plan[what] > (max ?? 0);
  return plan[what];
}

/** The first plan on sale, in the list's order, that has what was missing and allows the wish; null when none does. */
export const planThatAllows = (plans: readonly Plan[], missing: NotInPlan, wish: Wish = {}): Plan | null =>
  plans.find(({ entitlements }) => hasMore(entitlements, missing) && missingIn(entitlements, wish) === null) ?? null;

/** The first plan on sale with more listings a month than `limit`; null when none has. */
export const planWithMore = (plans: readonly Plan[], limit: number): Plan | null =>
  plans.find((plan) => plan.listingQuota === null || plan.listingQuota > limit) ?? null;

/** From which share of a period's listings an account is told that few are left. */
const LOW = 0.8;

/** What taking one listing more has come to: nothing to tell, few left, or none. `used` counts the one just taken. */
export function crossedBy(used: number, limit: number | null): "quota_low" | "quota_used_up" | null {
  if (limit === null || used < limit * LOW) return null;
  return used >= limit ? "quota_used_up" : "quota_low";
}
