/** What the law check tells of a wording: a row of a table, and each finding as one line. */
import { check } from "#engine/compliance/check";

export type Said = readonly [
  market: string,
  language: string,
  text: string,
  context?: Record<string, string | boolean>,
];

/** "rule: words" for each finding of a row in its market and language, on an advertisement of a letting unless the row says what. */
export const told = ([market, language, text, context = { transaction: "rent" }]: Said): string[] =>
  check({ market, language, text, context }).map(({ rule, text: words }) => `${rule}: ${words}`);
