/** One rule against one folded text: what breaks it, or whether what it asks for is stated. */
import type { Facts } from "./applies.ts";
import { breaksComputed } from "./compute.ts";
import { fold } from "./fold.ts";
import { apartFrom, merge, type Span, spansOf } from "./frames/spans.ts";
import type { Rule } from "./markets/rule.ts";
import { compile, matchesAny } from "./patterns.ts";

const knownFact = (rule: Rule, facts: Facts): boolean =>
  (rule.requires?.facts ?? []).some((key) => Boolean(facts[key]));

/** A claim that a known fact or a wording in the text bears out. */
export const excusedByFact = (rule: Rule, folded: string, facts: Facts): boolean =>
  rule.kind === "requires-fact" && (knownFact(rule, facts) || matchesAny(compile(rule).textAny, folded));

/** What breaks the rule, in the order of the text, of a folded text; a rule of any kind but "required-disclosure". */
export function brokenSpans(rule: Rule, folded: string, facts: Facts): Span[] {
  const compiled = compile(rule);
  if (excusedByFact(rule, folded, facts)) return [];
  const found = spansOf(compiled.patterns, folded, (match) => breaksComputed(rule, match.groups ?? {}));
  return merge(apartFrom(found, spansOf(compiled.exceptions, folded)));
}

/** Everything the rule asks an advertisement to state is stated or known. */
export function disclosed(rule: Rule, folded: string, facts: Facts): boolean {
  const { patterns, groups } = compile(rule);
  if (patterns.length > 0 && !matchesAny(patterns, folded)) return false;
  if (!groups.every((group) => matchesAny(group, folded))) return false;
  const lowered = folded.toLowerCase();
  const mentioned = (key: string): boolean => {
    const value = facts[key];
    return typeof value === "string" && value.trim() !== "" && lowered.includes(fold(value).text.trim().toLowerCase());
  };
  if (!rule.factMentions.every(mentioned)) return false;
  return (rule.requires?.facts ?? []).length === 0 || knownFact(rule, facts);
}
