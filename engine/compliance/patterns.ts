/** Turns the rules' patterns into regular expressions, once per rule. */

import { unaccented } from "./frames/unaccented.ts";
import type { Rule } from "./markets/rule.ts";

const escapeLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A lexicon word, literally: Latin and number edges stand alone, a space matches any run of spaces or hyphens. */
const literal = (word: string): string => {
  const body = word.split(/\s+/).map(escapeLiteral).join("[\\s-]+");
  const edge = /[\p{Script=Latin}\p{N}]/u;
  const before = edge.test(word.charAt(0)) ? "(?<![\\p{L}\\p{N}])" : "";
  const after = edge.test(word.charAt(word.length - 1)) ? "(?![\\p{L}\\p{N}])" : "";
  return before + body + after;
};

const expressions = (patterns: readonly string[]): RegExp[] =>
  patterns.map((pattern) => new RegExp(unaccented(pattern), "giu"));

export interface CompiledRule {
  patterns: RegExp[];
  exceptions: RegExp[];
  textAny: RegExp[];
  near: RegExp[];
  unlessText: RegExp[];
  groups: RegExp[][];
}

const cache = new WeakMap<Rule, CompiledRule>();

export function compile(rule: Rule): CompiledRule {
  const known = cache.get(rule);
  if (known) return known;
  const compiled = {
    patterns: expressions(rule.kind === "lexicon" ? rule.patterns.map(literal) : rule.patterns),
    exceptions: expressions(rule.exceptions),
    textAny: expressions(rule.requires?.textAny ?? []),
    near: expressions(rule.requires?.near ?? []),
    unlessText: expressions(rule.unlessText),
    groups: rule.groups.map(expressions),
  };
  cache.set(rule, compiled);
  return compiled;
}

/** Does any of them match? `search` ignores the state a global expression keeps. */
export const matchesAny = (expressions: readonly RegExp[], text: string): boolean =>
  expressions.some((expression) => text.search(expression) >= 0);
