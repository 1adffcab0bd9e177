/**
 * Reads a model's opinion. Nothing of it is believed but which words may break which rule: words and rule must be ours, law and
 * advice are the rule's own, and a finding only warns. So neither a model nor a page that talks to it can say anything to an agent.
 */
import type { Finding, Piece } from "#contract/copy";
import type { Context } from "../applies.ts";
import type { Span } from "../frames/spans.ts";
import { getMarket } from "../markets/index.ts";
import type { Rule } from "../markets/rule.ts";
import { namedIn, outside } from "../naming/names.ts";
import { answered, asksOfStatement } from "../questions.ts";
import { isByHand } from "../rewordings/additions.ts";
import { rewordingOf } from "../rewordings/rewordings.ts";
import { statementsIn } from "../statements.ts";
import { withByHand } from "../taking-out/by-hand.ts";
import type { Passage } from "./passages.ts";

/** Nobody reads more of one piece from a model, and a talkative one is not to bury what is grave. */
const MOST = 12;
/** Characters of the longest wording: a whole passage says nothing about which words are meant. */
const LONGEST_WORDING = 160;

/** Fewer letters than a word say nothing. */
const SAYS = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{N}]{3}/u;

/** A letter of a script that parts its words by blanks; in Korean what is said of a word hangs on it, so a word may end within. */
const SPACED = /(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー々〇])[\p{L}\p{M}\p{N}]/u;

/** Is a place within a word, so that nothing quoted begins or ends there? */
const withinWord = (text: string, at: number): boolean =>
  SPACED.test(text.slice(Math.max(0, at - 1), at)) && SPACED.test(text.slice(at, at + 1));

/** Where words stand in a text as whole words; -1 where nowhere. */
function placeOf(text: string, words: string): number {
  let at = text.indexOf(words);
  while (at >= 0 && (withinWord(text, at) || withinWord(text, at + words.length))) at = text.indexOf(words, at + 1);
  return at;
}

const line = /^\s*(\d{1,3})\t([a-z0-9-]{1,60})\t(.{1,400})$/u;

/** What blocks where the words are certain goes first, then what is settled law, then as it stands in the text. */
const weightOf = ({ severity, certainty }: Rule): number =>
  (severity === "block" ? 0 : 2) + (certainty === "firm" ? 0 : 1);

/** The first dozen of a piece's findings by weight, in the order of the text. */
export function weightiest(rules: readonly Rule[], findings: readonly Finding[]): Finding[] {
  const weights = new Map(rules.map((rule) => [rule.id, weightOf(rule)]));
  const weight = ({ rule }: Finding): number => weights.get(rule) ?? 4;
  return findings
    .toSorted((a, b) => weight(a) - weight(b) || a.start - b.start)
    .slice(0, MOST)
    .sort((a, b) => a.start - b.start);
}

interface Question {
  readonly rules: readonly Rule[];
  readonly passages: readonly Passage[];
  /** What may be said instead is told as for the rules' own findings. */
  readonly market: string;
  readonly language: string;
  /** What the listing calls its street, school, firm: no word inside them is judged. */
  readonly names?: readonly string[] | undefined;
}

interface Quoted {
  readonly finding: Finding;
  /** Where its words stand: the passage, and the place in it. */
  readonly passage: Passage;
  readonly said: Span;
}

/** Of quotations of one rule that overlap in a passage the longest: a model that quotes word by word says one thing. */
function longest(quoted: readonly Quoted[]): Finding[] {
  const kept: Quoted[] = [];
  for (const each of quoted.toSorted((a, b) => b.finding.text.length - a.finding.text.length)) {
    const told = kept.some(
      ({ finding, passage, said }) =>
        finding.rule === each.finding.rule &&
        passage === each.passage &&
        said.start < each.said.end &&
        each.said.start < said.end,
    );
    if (!told) kept.push(each);
  }
  return kept.map(({ finding }) => finding);
}

/** `model`: who says it. `question`: what was asked. Empty for an answer that holds nothing of use. */
export function readOpinion(
  answer: string,
  model: string,
  { rules, passages, market, language, names = [] }: Question,
): Finding[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const quoted: Quoted[] = [];
  for (const each of answer.split(/\r?\n/u)) {
    const [, number, id = "", words = ""] = line.exec(each) ?? [];
    const rule = known.get(id);
    const passage = passages[Number(number) - 1];
    const wording = words.trim();
    if (!rule || !passage || !SAYS.test(wording) || wording.length > LONGEST_WORDING) continue;
    const at = placeOf(passage.text, wording);
    if (at < 0) continue;
    const said = { start: at, end: at + wording.length };
    if (outside([said], namedIn(passage.text, names)).length === 0) continue;
    const { message, suggestion, citation } = rule;
    const place = passage.inTitle
      ? { start: 0, end: 0 }
      : { start: passage.start + said.start, end: passage.start + said.end };
    const finding = { rule: id, ...place, text: wording, message, suggestion, citation };
    const statement = asksOfStatement(rule) ? statementsIn(passage.text)(said) : null;
    const rewording = rewordingOf(rule, { language, market, text: passage.text });
    const told = {
      ...finding,
      ...(rewording === null ? {} : { rewording }),
      ...(isByHand(id, wording) ? { byHand: true as const } : {}),
      ...(statement === null ? {} : { statement }),
    };
    quoted.push({ finding: { ...told, severity: "warn", model }, passage, said });
  }
  return weightiest(rules, longest(quoted));
}

/** A model's findings but those that an answer has made wholly lawful since. */
export const notAnswered = (market: string, answers: Context, findings: readonly Finding[]): Finding[] => {
  const rules = new Map((getMarket(market)?.rules ?? []).map((rule) => [rule.id, rule]));
  const lawful = ({ rule: id, statement }: Finding): boolean => {
    const rule = rules.get(id);
    return rule !== undefined && rule.outright === undefined && answered(rule, answers, statement ?? null) === "lawful";
  };
  return findings.filter((finding) => finding.model !== undefined && !lawful(finding));
};

/** A model's findings whose words still stand in an edited piece, where they stand now, and with what a click can do there. */
export function stillSaid(
  piece: Pick<Piece, "title" | "hashtags" | "body" | "language">,
  findings: readonly Finding[],
): Finding[] {
  const { title, hashtags, body } = piece;
  const above = [title ?? "", ...hashtags];
  const said = findings.flatMap((finding) => {
    if (finding.model === undefined) return [];
    if (finding.start === finding.end) return above.some((line) => placeOf(line, finding.text) >= 0) ? [finding] : [];
    const start = placeOf(body, finding.text);
    return start < 0 ? [] : [{ ...finding, start, end: start + finding.text.length }];
  });
  return withByHand(piece, said);
}
