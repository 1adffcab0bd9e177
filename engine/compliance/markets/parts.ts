/** Rules as they are judged: the ground that its wording alone breaks first, then the rule as a whole. */
import { getMarket } from "./index.ts";
import type { Rule } from "./rule.ts";

/** A rule, or its outright ground, which tells under the same id what blocks. */
export interface Part extends Rule {
  readonly ground: "outright" | "whole";
}

/** The outright ground of a rule that has one, which no paper, source or known fact bears out, then the whole. */
export function partsOf(rule: Rule): Part[] {
  const whole: Part = { ...rule, ground: "whole" };
  if (rule.outright === undefined) return [whole];
  const { notWhen, ...outright } = rule.outright;
  return [
    {
      ...rule,
      ...outright,
      notWhen,
      ground: "outright",
      severity: "block",
      verified: "seen",
      frames: {},
      localOverrides: [],
      requires: undefined,
      question: undefined,
    },
    whole,
  ];
}

const made = new Map<string, readonly Part[]>();

/** A market's rules in parts, made once; none for an id that has no rules. */
export function partsIn(market: string): readonly Part[] {
  const known = made.get(market);
  if (known) return known;
  const parts = (getMarket(market)?.rules ?? []).flatMap(partsOf);
  if (parts.length > 0) made.set(market, parts);
  return parts;
}
