/** What a market's law wants an advertisement to state, and which lines state it. */
import type { Market } from "#contract/copy";
import { applies, type Context, type Facts, speaks } from "./applies.ts";
import { fold } from "./fold.ts";
import { getMarket } from "./markets/index.ts";
import type { Rule } from "./markets/rule.ts";
import { compile, matchesAny } from "./patterns.ts";
import { circumstances } from "./place.ts";
import { disclosed } from "./rule-check.ts";

interface Advertisement {
  market: Market;
  text: string;
  context: Context;
  facts: Facts;
}

/** Rules of a market that want something stated in an advertisement, gravest first. */
export const disclosureRules = (market: Market, language: string): Rule[] =>
  (getMarket(market)?.rules ?? [])
    .filter((rule) => rule.kind === "required-disclosure" && speaks(rule, language))
    .sort((a, b) => Number(a.severity === "warn") - Number(b.severity === "warn"));

/** Of these rules, those that want something stated which this advertisement does not state. */
export function unstated(rules: readonly Rule[], { market, text, context, facts }: Advertisement): Rule[] {
  if (rules.length === 0) return [];
  const around = circumstances(market, text, context);
  const { text: folded } = fold(text);
  return rules.filter((rule) => applies(rule, around, folded) && !disclosed(rule, folded, facts));
}

const first = (lines: readonly string[], states: (folded: string) => boolean): string | undefined =>
  lines.find((line) => states(fold(line).text));

/**
 * Of these lines, the fewest that state what the rule asks for: the first that does so alone, else the first for each of its
 * parts. Null where they do not suffice.
 */
export function linesStating(rule: Rule, lines: readonly string[], facts: Facts): string[] | null {
  const { groups, unlessText } = compile(rule);
  const alone = first(lines, (line) => disclosed(rule, line, facts) || matchesAny(unlessText, line));
  if (alone !== undefined) return [alone];
  if (groups.length === 0) return null;
  const parts = groups.map((group) => first(lines, (line) => matchesAny(group, line)));
  const found = [...new Set(parts.filter((part) => part !== undefined))];
  return parts.includes(undefined) || !disclosed(rule, fold(found.join("\n")).text, facts) ? null : found;
}
