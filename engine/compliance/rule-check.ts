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
  const { patterns, exceptions } = compile(rule);
  const found = spansOf(patterns, folded, (match) => breaksComputed(rule, match.groups ?? {}));
  // most rules find nothing: only where one does, what excuses it is looked for
  if (found.length === 0 || excusedByFact(rule, folded, facts)) return [];
  return merge(apartFrom(found, spansOf(exceptions, folded)));
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
