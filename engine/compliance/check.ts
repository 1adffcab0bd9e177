/**
 * Reads a text against a market's advertising rules and answers what breaks them, and where.
 *
 * lexicon, regex: every match is a finding, unless it touches an exception.
 * requires-fact: likewise, unless a known fact or a wording in the text bears the claim out.
 * required-disclosure: in advertisements only; something the law wants stated is missing.
 */
import type { Finding, PieceKind } from "#contract/copy";
import { blanked } from "#engine/text/span";
import { type Context, concerns, exempts, type Facts, mayConcern, primaryLanguage, speaks } from "./applies.ts";
import { brought, placed } from "./disguise/plain.ts";
import { unmask } from "./disguise/unmask.ts";
import { checkDuties } from "./duties/index.ts";
import { type Folded, fold } from "./fold.ts";
import { readFrames } from "./frame-check.ts";
import { apartFrom, merge, type Span } from "./frames/spans.ts";
import { type Loose, settleLoose } from "./loose.ts";
import { getMarket } from "./markets/index.ts";
import { type Part, partsIn } from "./markets/parts.ts";
import type { Rule } from "./markets/rule.ts";
import { namedIn, outside, withoutNames } from "./naming/names.ts";
import { circumstances } from "./place.ts";
import { answered, asksOfStatement, decides } from "./questions.ts";
import { isByHand } from "./rewordings/additions.ts";
import { isRewording, rewordingsOf } from "./rewordings/rewordings.ts";
import { brokenSpans, disclosed, excusedByFact, outgrown, unproven } from "./rule-check.ts";
import { sentenceAround } from "./sentences.ts";
import { statementsIn } from "./statements.ts";
import { sumsTooHigh } from "./sums-too-high.ts";
import { type OverLimit, withMost } from "./tenancy/over-limit.ts";
import { countsIn, type Tongues, tonguesIn } from "./tongues.ts";
import { weigh } from "./weighing/weigh.ts";

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
  /** False: only what words say is told, not what they merely resemble. */
  likeness?: false | undefined;
  /** What the listing calls its street, estate, school, agency: no word inside them is judged. */
  names?: readonly string[] | undefined;
}

/** A text that is nothing but findings is told so often; nobody reads more, and every one is stored with its piece. */
const FINDINGS_PER_RULE = 100;

/**
 * What was only recalled warns and never blocks, nor does what a question decides until it is answered; an answer that makes a
 * breach certain blocks, and a city may be stricter or milder than the country.
 */
const severityOf = (rule: Rule, context: Context, statement: string | null): Finding["severity"] => {
  if (rule.verified === "recalled") return "warn";
  if (answered(rule, context, statement) === "breach") return "block";
  const local = rule.localOverrides.find(({ city }) => city === context.city)?.severity;
  return local ?? (decides(rule) ? "warn" : rule.severity);
};

/** Where a rule's patterns, which are written for some languages, count in the text; null where nowhere. */
function spokenIn(rule: Rule, tongues: Tongues): ((span: Span) => boolean) | null {
  if (speaks(rule, tongues.main)) return () => true;
  const counting = [...tongues.others.keys()]
    .filter((language) => speaks(rule, language))
    .map((language) => countsIn(tongues, language))
    .filter((counts) => counts !== null);
  return counting.length === 0 ? null : (span) => counting.some((counts) => counts(span));
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
  const { market, text: given, kind, subject, mode, facts = {} } = input;
  const plain = unmask(given, primaryLanguage(input.language));
  const { text } = plain;
  const tongues = tonguesIn(text, input.language, getMarket(market)?.characters);
  const { main: language } = tongues;
  const rules = partsIn(market);
  const context = circumstances(market, text, input.context ?? {});
  const whole = fold(text);
  const { text: folded } = whole;
  const names = brought(plain, namedIn(given, input.names ?? []));
  // no pattern reads a word of a name
  const nameless = names.length === 0 ? whole : fold(withoutNames(text, names));
  const original =
    ({ origin }: Folded) =>
    (span: Span): Span => ({
      start: origin[span.start] ?? text.length,
      end: (origin[span.end - 1] ?? text.length - 1) + 1,
    });
  const framed = readFrames(market, tongues, text, names, context.deal ?? context.offer);
  const findings: Finding[] = [];
  const loose: Loose[] = [];
  const worded = new Map<string, Part>();
  const tooHigh = sumsTooHigh({
    market,
    text: folded,
    french: countsIn(tongues, "fr") !== null,
    context,
    facts,
    place: original(whole),
  });
  const reworded = rewordingsOf({ language, market, text });
  const overAt = (rule: Rule, { start }: Span): OverLimit | undefined =>
    tooHigh(rule).find((each) => each.start <= start && start < each.end);
  // as it is given, where the agent reads it
  const statements = statementsIn(given);
  const statementAt = (rule: Rule, span: Span): string | null =>
    asksOfStatement(rule) ? statements(placed(plain, given.length, span)) : null;
  const settled = (rule: Rule, span: Span): boolean => answered(rule, context, statementAt(rule, span)) === "lawful";
  const found = (rule: Rule, span: Span): Finding => {
    const { id, citation } = rule;
    const statement = statementAt(rule, span);
    const { start, end } = span;
    const over = overAt(rule, span);
    const message = over ? withMost(rule.message, over.limit) : rule.message;
    const suggestion = over && rule.suggestion ? withMost(rule.suggestion, over.limit) : rule.suggestion;
    const rewording = reworded(rule);
    const certain = rule.verified === "seen" && outgrown(rule, folded, facts);
    const severity = certain ? "block" : severityOf(rule, context, statement);
    const words = text.slice(start, end);
    const told = { rule: id, severity, start, end, text: words, message, suggestion, citation };
    return {
      ...told,
      ...(rewording === null ? {} : { rewording }),
      ...(isByHand(id, words) ? { byHand: true as const } : {}),
      ...(statement === null ? {} : { statement }),
    };
  };
  const tell = (rule: Rule, span: Span): void => {
    findings.push(found(rule, span));
  };
  /** What no answer has made lawful. */
  const open = (rule: Part, spans: Span[]): Span[] =>
    asksOfStatement(rule) ? spans.filter((span) => !settled(rule, span)) : spans;
  const spansOf = (rule: Part): Span[] => {
    const counts = rule.kind === "required-disclosure" ? null : spokenIn(rule, tongues);
    const spans = counts === null ? [] : brokenSpans(rule, nameless.text, facts).map(original(nameless));
    const patterned = counts === null ? [] : framed.allowed(rule, spans).filter(counts);
    const over = framed.allowed(rule, outside(tooHigh(rule), names));
    const told = rule.outright ? findings.filter((finding) => finding.rule === rule.id) : [];
    const close = apartFrom(merge([...patterned, ...framed.spans(rule), ...over]), told);
    return open(rule, close).slice(0, FINDINGS_PER_RULE);
  };
  // asked only of rules that find something: most find nothing, and looking costs time
  const exempted = (rule: Rule): boolean => exempts(rule, folded) || excusedByFact(rule, folded, facts);
  const elsewhere: Part[] = [];
  for (const [number, rule] of rules.entries()) {
    if (answered(rule, context) === "lawful" && !outgrown(rule, folded, facts)) continue;
    if (!concerns(rule, context)) {
      if (mayConcern(rule, context)) elsewhere.push(rule);
      continue;
    }
    const disclosure = rule.kind === "required-disclosure";
    if (!disclosure || rule.concepts.length > 0) {
      worded.set(rule.id, rule);
      const close = spansOf(rule);
      const wide = open(rule, framed.looseSpans(rule));
      if ((close.length > 0 || wide.length > 0) && !exempted(rule)) {
        for (const span of unproven(rule, text, close)) tell(rule, span);
        for (const span of unproven(rule, text, wide)) loose.push({ ...span, rule: number });
      }
    }
    const asked = disclosure && mode === "ad" && speaks(rule, language) && !exempts(rule, folded);
    if (asked && !disclosed(rule, folded, facts)) tell(rule, { start: text.length, end: text.length });
  }
  for (const span of settleLoose(loose, findings, text).slice(0, FINDINGS_PER_RULE)) {
    const rule = rules[span.rule];
    if (rule) tell(rule, span);
  }
  yieldToOthers(findings, rules, text);
  // a point ends a sentence here, else a paragraph is one; what is missing stands in none
  const beside = findings.filter(({ start, end }) => start < end);
  const sentences = beside.map(sentenceAround(text, { points: true }));
  const first = findings.length;
  for (const rule of elsewhere) {
    // where it lies is asked: until then the law of another state only warns, and a wording not beside what is told already
    const spans = spansOf(rule);
    const alone = new Set(apartFrom(spans, [...sentences, ...findings.slice(first)]));
    const sums = apartFrom(spans, [...beside, ...findings.slice(first)]).filter((span) => overAt(rule, span));
    for (const sum of sums) alone.add(sum);
    const kept = unproven(rule, text, [...alone]);
    if (kept.length === 0 || exempted(rule)) continue;
    for (const span of kept) {
      const finding = found(rule, span);
      findings.push(overAt(rule, span)?.anywhere ? finding : { ...finding, severity: "warn" });
    }
  }
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const isFirm = (id: string): boolean => byId.get(id)?.severity === "block" && byId.get(id)?.verified === "seen";
  // what a shop or an estate is called says nothing
  const weighs = input.likeness !== false || findings.length > 0;
  const weighed = weigh(weighs ? blanked(text, names) : "", primaryLanguage(language));
  const disowned = ({ rule, start, end }: { rule: string } & Span): boolean => {
    const judged = byId.get(rule);
    return start < end && judged !== undefined && framed.disowned(judged, { start, end });
  };
  findings.splice(0, findings.length, ...findings.filter((finding) => !disowned(finding)));
  // what breaks the law by its very wording, or by one answer, stays, and its sentence is not lawful as a whole
  const sure = findings.filter(({ rule, severity }) => severity === "block" || isFirm(rule));
  const lawful = apartFrom(weighed.lawful, sure);
  const certain = new Set(sure);
  const kept = findings.filter(
    (finding) =>
      certain.has(finding) ||
      finding.start === finding.end ||
      !lawful.some(({ start, end }) => start <= finding.start && finding.end <= end),
  );
  findings.splice(0, findings.length, ...kept);
  const asked =
    weighed.heavy && input.likeness !== false
      ? [...worded.values()]
          .filter((rule) => !exempted(rule))
          .map(({ id, concepts }) => ({ id, themes: [id, ...concepts] }))
      : [];
  for (const span of weighed.likely(asked, kept)) {
    const rule = byId.get(span.rule);
    if (!rule || isRewording(text.slice(span.start, span.end)) || framed.turned(rule, span)) continue;
    if (framed.mostlyDisowned(span)) continue;
    if (unproven(rule, text, [span]).length === 0 || settled(rule, span)) continue;
    findings.push({ ...found(rule, span), severity: "warn", likeness: true });
  }
  const told = findings.map((finding) => {
    const { start, end } = placed(plain, given.length, finding);
    return { ...finding, start, end, text: given.slice(start, end) };
  });
  if (kind === "sms" || kind === "email") told.push(...checkDuties(market, kind, given, subject));
  return told.sort((a, b) => a.start - b.start);
}
