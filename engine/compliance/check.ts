/**
 * Reads a text against a market's advertising rules and answers what breaks them, and where.
 *
 * lexicon, regex: every match is a finding, unless it touches an exception.
 * requires-fact: likewise, unless a known fact or a wording in the text bears the claim out.
 * required-disclosure: in advertisements only; something the law wants stated is missing.
 */
import type { Finding, PieceKind } from "#contract/copy";
import { applies, type Context, type Facts, speaks } from "./applies.ts";
import { checkDuties } from "./duties.ts";
import { fold } from "./fold.ts";
import { readFrames } from "./frame-check.ts";
import { apartFrom, merge, type Span } from "./frames/spans.ts";
import { getMarket } from "./markets/index.ts";
import type { Rule } from "./markets/rule.ts";
import { circumstances } from "./place.ts";
import { answered } from "./questions.ts";
import { brokenSpans, disclosed, excusedByFact } from "./rule-check.ts";

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
  /** What the listing calls its street, estate, school, agency: no word inside them is judged by the frames. */
  names?: readonly string[] | undefined;
}

/** Where those names stand in the text; at most so many, each found by its exact words. */
const named = (text: string, names: readonly string[]): Span[] =>
  names
    .filter((name) => name.length >= 3)
    .slice(0, 20)
    .flatMap((name) => {
      const spans: Span[] = [];
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
        spans.push({ start: at, end: at + name.length });
      }
      return spans;
    });

/** A text that is nothing but findings is told so often; nobody reads more, and every one is stored with its piece. */
const FINDINGS_PER_RULE = 100;

/**
 * What was only recalled warns and never blocks; a city may be stricter or milder than the country, and an answer that makes
 * a breach certain blocks.
 */
const severityOf = (rule: Rule, context: Context): Finding["severity"] => {
  if (rule.verified === "recalled") return "warn";
  if (answered(rule, context) === "breach") return "block";
  return rule.localOverrides.find(({ city }) => city === context.city)?.severity ?? rule.severity;
};

/** Where the sentences of a text begin and end, told for any place in it. */
function sentenceAround(text: string): (span: Span) => Span {
  const ends = [...text.matchAll(/[。！？!?\n]/gu)].map(({ index }) => index);
  const nextEnd = (at: number): number => {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) >= at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return ({ start, end }) => ({
    start: (ends[nextEnd(start) - 1] ?? -1) + 1,
    end: (ends[nextEnd(end)] ?? text.length - 1) + 1,
  });
}

/** Takes out, in place, what a rule finds where one that it yields to found something. */
function yieldToOthers(findings: Finding[], rules: readonly Rule[], text: string): void {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  const silent = new Set<Finding>();
  const sentence = sentenceAround(text);
  for (const { id, yieldsTo, yieldsInSentenceTo } of rules) {
    const own = byRule.get(id) ?? [];
    if (own.length === 0) continue;
    const others: Span[] = yieldsTo.flatMap((other) => byRule.get(other) ?? []);
    for (const other of yieldsInSentenceTo) others.push(...(byRule.get(other) ?? []).map(sentence));
    if (others.length === 0) continue;
    const kept = new Set<Span>(apartFrom(own, others));
    for (const finding of own) if (!kept.has(finding)) silent.add(finding);
  }
  if (silent.size > 0) findings.splice(0, findings.length, ...findings.filter((finding) => !silent.has(finding)));
}

/**
 * Findings in the order they stand in the text, what is missing last. Offsets count UTF-16 units of `text` as given;
 * start === end (the text's end) where something is missing. At most the first hundred of a rule are told.
 */
export function check(input: CheckInput): Finding[] {
  const { market, language, text, kind, subject, mode, facts = {} } = input;
  const context = circumstances(market, text, input.context ?? {});
  const { text: folded, origin } = fold(text);
  const original = (span: Span): Span => ({
    start: origin[span.start] ?? text.length,
    end: (origin[span.end - 1] ?? text.length - 1) + 1,
  });
  const framed = readFrames(market, language, text, named(text, input.names ?? []));
  const findings: Finding[] = [];
  for (const rule of getMarket(market)?.rules ?? []) {
    if (!applies(rule, context, folded) || answered(rule, context) === "lawful") continue;
    const { id, message, suggestion, citation } = rule;
    const severity = severityOf(rule, context);
    const add = ({ start, end }: Span): void => {
      findings.push({ rule: id, severity, start, end, text: text.slice(start, end), message, suggestion, citation });
    };
    const disclosure = rule.kind === "required-disclosure";
    const patterned =
      !disclosure && speaks(rule, language) ? framed.allowed(rule, brokenSpans(rule, folded, facts).map(original)) : [];
    const spans = excusedByFact(rule, folded, facts) ? [] : merge([...patterned, ...framed.spans(rule)]);
    spans.slice(0, FINDINGS_PER_RULE).forEach(add);
    const asked = disclosure && mode === "ad" && speaks(rule, language);
    if (asked && !disclosed(rule, folded, facts)) add({ start: text.length, end: text.length });
  }
  yieldToOthers(findings, getMarket(market)?.rules ?? [], text);
  if (kind === "sms" || kind === "email") findings.push(...checkDuties(market, kind, text, subject));
  return findings.sort((a, b) => a.start - b.start);
}
