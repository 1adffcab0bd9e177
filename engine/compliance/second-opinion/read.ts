/**
 * Reads a model's opinion. Nothing of it is believed but which words may break which rule: words and rule must be ours, law and
 * advice are the rule's own, and a finding only warns. So neither a model nor a page that talks to it can say anything to an agent.
 */
import type { Finding } from "#contract/copy";
import type { Context } from "../applies.ts";
import { getMarket } from "../markets/index.ts";
import type { Rule } from "../markets/rule.ts";
import { answered } from "../questions.ts";
import type { Passage } from "./passages.ts";

/** Whoever finds more in one piece is not to be trusted with any. */
const MOST = 12;
/** Characters of the longest wording: a whole passage says nothing about which words are meant. */
const LONGEST_WORDING = 160;

const line = /^\s*(\d{1,3})\t([a-z0-9-]{1,60})\t(.{1,400})$/u;

/** `model`: who says it. `rules` and `passages`: what was asked. Empty for an answer that holds nothing of use. */
export function readOpinion(
  answer: string,
  model: string,
  rules: readonly Rule[],
  passages: readonly Passage[],
): Finding[] {
  const known = new Map(rules.map((rule) => [rule.id, rule]));
  const findings = new Map<string, Finding>();
  for (const each of answer.split("\n")) {
    const [, number, id = "", words = ""] = line.exec(each) ?? [];
    const rule = known.get(id);
    const passage = passages[Number(number) - 1];
    const wording = words.trim();
    if (!rule || !passage || wording === "" || wording.length > LONGEST_WORDING) continue;
    const at = passage.text.indexOf(wording);
    if (at < 0) continue;
    const start = passage.start + at;
    const { message, suggestion, citation } = rule;
    const finding = { rule: id, start, end: start + wording.length, text: wording, message, suggestion, citation };
    findings.set(`${id} ${start}`, { ...finding, severity: "warn", model });
  }
  return findings.size > MOST ? [] : [...findings.values()].sort((a, b) => a.start - b.start);
}

/** A model's findings but those of rules that an answer has made lawful since. */
export const notAnswered = (market: string, answers: Context, findings: readonly Finding[]): Finding[] => {
  const lawful = (getMarket(market)?.rules ?? []).filter((rule) => answered(rule, answers) === "lawful");
  const ids = new Set(lawful.map(({ id }) => id));
  return findings.filter(({ model, rule }) => model !== undefined && !ids.has(rule));
};

/** A model's findings whose words still stand in an edited text, where they stand now. */
export const stillSaid = (body: string, findings: readonly Finding[]): Finding[] =>
  findings.flatMap((finding) => {
    const start = finding.model === undefined ? -1 : body.indexOf(finding.text);
    return start < 0 ? [] : [{ ...finding, start, end: start + finding.text.length }];
  });
