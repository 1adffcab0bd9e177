/**
 * Reads a text against a market's advertising rules and answers what breaks them, and where.
 *
 * lexicon, regex: every match is a finding, unless it touches an exception.
 * requires-fact: likewise, unless a known fact or a wording in the text bears the claim out.
 * required-disclosure: in advertisements only; something the law wants stated is missing.
 */
import type { Finding, PieceKind } from "#contract/copy";
import { applies, type Context, type Facts } from "./applies.ts";
import { breaksComputed } from "./compute.ts";
import { checkDuties } from "./duties.ts";
import { fold } from "./fold.ts";
import { getMarket } from "./markets/index.ts";
import { compile, matchesAny } from "./patterns.ts";
import type { Rule } from "./rule.ts";

export interface CheckInput {
  /** "CN", "US", "CA", "EU/FR", ...: an id of the registry; an unknown one finds nothing. */
  market: string;
  /** Language of the text, a BCP 47 tag. */
  language: string;
  text: string;
  /** SMS and email carry duties of their own (signature, opt-out, postal address). */
  kind?: PieceKind | undefined;
  /** Email: the subject, where a mark may be demanded. */
  subject?: string | null | undefined;
  /** "ad": a finished advertisement, so what it must state is asked for too. */
  mode?: "ad" | undefined;
  context?: Context | undefined;
  facts?: Facts | undefined;
}

interface Span {
  start: number;
  end: number;
}

const spansOf = (expressions: readonly RegExp[], folded: string, keep: (match: RegExpExecArray) => boolean): Span[] =>
  expressions.flatMap((expression) =>
    [...folded.matchAll(expression)]
      .filter((match) => match[0] !== "" && keep(match))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Overlapping matches of one rule are one thing to a reader. */
const merge = (spans: readonly Span[]): Span[] => {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && overlap(last, span)) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
};

const knownFact = (rule: Rule, facts: Facts): boolean =>
  (rule.requires?.facts ?? []).some((key) => Boolean(facts[key]));

function brokenSpans(rule: Rule, folded: string, facts: Facts): Span[] {
  const compiled = compile(rule);
  if (rule.kind === "requires-fact" && (knownFact(rule, facts) || matchesAny(compiled.textAny, folded))) return [];
  const excused = spansOf(compiled.exceptions, folded, () => true);
  const found = spansOf(compiled.patterns, folded, (match) => breaksComputed(rule, match.groups ?? {}));
  return merge(found.filter((span) => !excused.some((exception) => overlap(span, exception))));
}

/** Everything the rule asks an advertisement to state is stated or known. */
function disclosed(rule: Rule, folded: string, facts: Facts): boolean {
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

/** What was only recalled warns and never blocks; a city may be stricter or milder than the country. */
const severityOf = (rule: Rule, context: Context): Finding["severity"] => {
  if (rule.verified === "recalled") return "warn";
  return rule.localOverrides.find(({ city }) => city === context.city)?.severity ?? rule.severity;
};

/**
 * Findings in the order they stand in the text, what is missing last. Offsets count UTF-16 units of `text` as given;
 * start === end (the text's end) where something is missing.
 */
export function check(input: CheckInput): Finding[] {
  const { market, language, text, kind, subject, mode, context = {}, facts = {} } = input;
  const { text: folded, origin } = fold(text);
  const original = (span: Span): Span => ({
    start: origin[span.start] ?? text.length,
    end: (origin[span.end - 1] ?? text.length - 1) + 1,
  });
  const findings: Finding[] = [];
  for (const rule of getMarket(market)?.rules ?? []) {
    if (!applies(rule, language, context, folded)) continue;
    const { id, message, suggestion, citation } = rule;
    const severity = severityOf(rule, context);
    const add = ({ start, end }: Span): void => {
      findings.push({ rule: id, severity, start, end, text: text.slice(start, end), message, suggestion, citation });
    };
    if (rule.kind !== "required-disclosure") brokenSpans(rule, folded, facts).map(original).forEach(add);
    else if (mode === "ad" && !disclosed(rule, folded, facts)) add({ start: text.length, end: text.length });
  }
  if (kind === "sms" || kind === "email") findings.push(...checkDuties(market, kind, text, subject));
  return findings.sort((a, b) => a.start - b.start);
}
