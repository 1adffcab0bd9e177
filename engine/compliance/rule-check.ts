/** One rule against one folded text: what breaks it, or whether what it asks for is stated. */
import type { Facts } from "./applies.ts";
import { breaksComputed } from "./compute.ts";
import { fold } from "./fold.ts";
import { apartFrom, merge, type Span, spansOf } from "./frames/spans.ts";
import type { Rule } from "./markets/rule.ts";
import { ageOf } from "./new-build.ts";
import { compile, matchesAny } from "./patterns.ts";
import { sentenceAround } from "./sentences.ts";

const knownFact = (rule: Rule, facts: Facts): boolean =>
  (rule.requires?.facts ?? []).some((key) => Boolean(facts[key]));

const ageFor = (rule: Rule, folded: string, facts: Facts): ReturnType<typeof ageOf> =>
  rule.requires?.youngerThan === undefined ? null : ageOf(folded, facts, rule.requires.youngerThan, rule.reviewed);

/** A home is called new of which its text or its listing says that it is not: nothing bears that out. */
export const outgrown = (rule: Rule, folded: string, facts: Facts): boolean => ageFor(rule, folded, facts) === "older";

/** A claim that a known fact or a wording in the text bears out. */
export function excusedByFact(rule: Rule, folded: string, facts: Facts): boolean {
  if (rule.kind !== "requires-fact") return false;
  const age = ageFor(rule, folded, facts);
  if (age === "older") return false;
  if (age === "planned" || knownFact(rule, facts)) return true;
  const enough = rule.requires?.youngerThan === undefined || age !== null;
  return enough && matchesAny(compile(rule).textAny, folded);
}

/** A note to what stands before it, however far: "*Source: ...", which no other sentence begins like. */
const NOTE = /^[\s*†¹(（]*(?:sources?|quellen?|来源|數據來源|数据来源|出典|출처)\s*[:：]/iu;

/** Those claims of a text, given in its own offsets, that no wording in their sentence, in the next or in a note bears out. */
export function unproven(rule: Rule, text: string, spans: readonly Span[]): readonly Span[] {
  const { near } = compile(rule);
  if (near.length === 0 || spans.length === 0) return spans;
  const sentence = sentenceAround(text, { points: true });
  const proves = ({ start, end }: Span): boolean => matchesAny(near, fold(text.slice(start, end)).text);
  const notes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const own = sentence({ start: at, end: at });
    if (NOTE.test(text.slice(own.start, own.end)) && proves(own)) notes.push(own.start);
    at = Math.max(own.end, at + 1);
  }
  return spans.filter((span) => {
    const own = sentence(span);
    const next = own.end < text.length ? sentence({ start: own.end, end: own.end }) : null;
    return !(proves(own) || (next && proves(next)) || notes.some((note) => note >= span.end));
  });
}

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

/** Would a folded text state what a rule asks for? True for a rule the market has not: a duty of messages, which is told elsewhere. */
export function wouldState(rules: readonly Rule[], id: string, folded: string, facts: Facts): boolean {
  const rule = rules.find((each) => each.id === id);
  return rule === undefined || disclosed(rule, folded, facts);
}
