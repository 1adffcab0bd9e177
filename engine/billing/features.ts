/** What plans list and whether the product has it: the one table every screen that shows a plan goes by. */
import type { Entitlements } from "#contract/entitlement";
import { type Plan, type PlanFeature, planFeatures } from "#contract/plan";

/** Whoever builds one writes "there" beside it. "counted": as many as are there, whatever the plan promises. */
export const features: Readonly<Record<PlanFeature, "there" | "coming" | "counted">> = {
  listings: "there",
  platforms: "there",
  languages: "counted",
  video: "there",
  hdVideo: "there",
  crm: "there",
  reports: "there",
  api: "there",
  customTemplates: "there",
  // people of the operator's (decision 51)
  manager: "there",
  support: "there",
};

/** What is not there whole, whichever plan lists it. */
export const lacking: readonly { feature: PlanFeature; is: "coming" | "counted" }[] = planFeatures.flatMap(
  (feature) => {
    const is = features[feature];
    return is === "there" ? [] : [{ feature, is }];
  },
);

/** "fewer": of what a plan promises, only `have` are there today. */
export type Standing = { is: "there" } | { is: "coming" } | { is: "fewer"; have: number };

/** How a feature of a plan stands today; null: nothing that could be missing. `languages`: how many are written. */
export function standingOf(
  feature: PlanFeature | null,
  entitlements: Pick<Entitlements, "languages">,
  languages: number,
): Standing {
  if (feature === null) return { is: "there" };
  const standing = features[feature];
  if (standing !== "counted") return { is: standing };
  return (entitlements.languages ?? 0) > languages ? { is: "fewer", have: languages } : { is: "there" };
}

/** What a plan lists in one language, line by line, each with how it stands. */
export const linesOf = (
  { benefits, entitlements }: { benefits: Plan["benefits"]; entitlements: Pick<Entitlements, "languages"> },
  language: "zh" | "en",
  languages: number,
): { line: string; standing: Standing }[] =>
  benefits[language].map((line, at) => ({
    line,
    standing: standingOf(benefits.features?.[at] ?? null, entitlements, languages),
  }));
