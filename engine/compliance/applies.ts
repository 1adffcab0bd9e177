/** Whether a rule concerns this text at all: the circumstances, and texts it exempts. */

import type { Rule } from "./markets/rule.ts";
import { compile, matchesAny } from "./patterns.ts";

/** Circumstances of the advertisement: stage, deal, city, state, province, platform, shared, ... Missing means unknown. */
export type Context = Readonly<Record<string, string | boolean | null | undefined>>;
/** What is known about the offer or its agent; a truthy value satisfies a rule that asks for it. */
export type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** "zh" of "zh-Hans". */
export const primaryLanguage = (tag: string): string => tag.toLowerCase().split("-")[0] ?? tag;

const holds = (listed: readonly (string | boolean)[], value: Context[string]): boolean =>
  value !== null && value !== undefined && listed.includes(value);

/** The rule's patterns are written for this language; its frames know their own. */
export const speaks = (rule: Rule, language: string): boolean =>
  rule.languages.includes("*") || rule.languages.includes(primaryLanguage(language));

/** The circumstances that say in which state, province or nation a home lies. */
const places = ["state", "province", "nation"] as const;

/** The circumstance of place that decides whether a rule concerns a home, where it is not known; null where none is missing. */
export const placeMissing = (rule: Pick<Rule, "appliesWhen" | "notWhen">, context: Context): string | null =>
  places.find((key) => (rule.appliesWhen?.[key] ?? rule.notWhen?.[key]) && (context[key] ?? null) === null) ?? null;

/** Do the circumstances let a rule concern a text at all? What the text itself says is asked by `exempts`. */
export function concerns(rule: Rule, context: Context): boolean {
  if (rule.optIn !== undefined && context[rule.optIn] !== true) return false;
  for (const [key, listed] of Object.entries(rule.appliesWhen ?? {})) {
    const value = context[key];
    if (value === null || value === undefined) {
      if (rule.whenUnknown === "skip") return false;
    } else if (!listed.includes(value)) return false;
  }
  for (const [key, listed] of Object.entries(rule.notWhen ?? {})) if (holds(listed, context[key])) return false;
  return true;
}

/** Does a text say what takes it out of a rule? */
export const exempts = (rule: Rule, folded: string): boolean => matchesAny(compile(rule).unlessText, folded);

/** A rule of wording that would concern a text if the home, whose place is not known, lay where the rule is law. */
export function mayConcern(rule: Rule, context: Context): boolean {
  const key = rule.kind === "required-disclosure" ? null : placeMissing(rule, context);
  const [somewhere] = key === null ? [] : (rule.appliesWhen?.[key] ?? []);
  return key !== null && somewhere !== undefined && concerns(rule, { ...context, [key]: somewhere });
}

/** Whether a rule concerns a text in these circumstances. */
export const applies = (rule: Rule, context: Context, folded: string): boolean =>
  concerns(rule, context) && !exempts(rule, folded);
