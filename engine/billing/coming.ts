/** What plans list and the product does not have yet, or not in that number: the one source for every screen that shows a plan. */
import type { Entitlements } from "#contract/entitlement";

/** Whoever builds one takes it off this list, and every screen stops saying that it is on its way. */
export const comingFeatures = ["api", "customTemplates"] as const satisfies readonly (keyof Entitlements)[];
type ComingFeature = (typeof comingFeatures)[number];

/** How the lines of a price list name them; an operator writes those freely. */
const names: Record<ComingFeature, RegExp> = {
  api: /\bAPI\b/i,
  customTemplates: /模板|\btemplates?\b/i,
};
const languageCount = /(\d{1,3})\+? ?(?:多?[种门]语言|languages\b)/i;

/** "fewer": of what the line counts, only `have` are there today. */
export type Standing = { is: "there" } | { is: "coming" } | { is: "fewer"; have: number };

/** How a line of a plan's benefits stands today. `languages`: how many are written. */
export function standingOf(line: string, languages: number): Standing {
  if (comingFeatures.some((feature) => names[feature].test(line))) return { is: "coming" };
  const counted = languageCount.exec(line)?.[1];
  return counted !== undefined && Number(counted) > languages ? { is: "fewer", have: languages } : { is: "there" };
}
