/**
 * Questions about what a text says ("do you hold proof of this statement?") are asked, and answered, of that very statement: the
 * sentence a finding stands in. An answer to one says nothing of any other, whoever says it later.
 */
import type { Span } from "./frames/spans.ts";
import { sentenceAround } from "./sentences.ts";

/** Longer than a sentence: nobody can answer for that much with one yes. */
const LONGEST_STATEMENT = 400;

/** Between a question's key, which has neither colon nor blank, and the statement. */
const BETWEEN = ": ";

/** Bullets, quotation marks and pictures before the first letter or figure, full stops after the last. */
const BEFORE = /^[^\p{L}\p{N}$€£¥￥#]+/u;
const AFTER = /[\s.。!！…,，;；:：、"”」』’]{1,20}$/u;

/** A statement as it is compared and kept: what is typed differently is the same, what is worded differently is not. */
export const plainStatement = (words: string): string =>
  words.normalize("NFKC").replace(/\s+/gu, " ").replace(BEFORE, "").replace(AFTER, "");

/** Where the answer about a statement is kept among the circumstances; without one, the home's own. */
export const answerKey = (key: string, statement: string | null): string =>
  statement === null ? key : `${key}${BETWEEN}${plainStatement(statement)}`;

/** The question and the statement an answer is kept under. */
export function questionAndStatement(kept: string): { key: string; statement: string | null } {
  const at = kept.indexOf(BETWEEN);
  return at < 0
    ? { key: kept, statement: null }
    : { key: kept.slice(0, at), statement: kept.slice(at + BETWEEN.length) };
}

/** For any words of a text the statement they make; null where they stand in none that one answer could be of. */
export function statementsIn(text: string): (span: Span) => string | null {
  // one that is cut short leaves room for any figure behind it
  const sentence = sentenceAround(text, { points: true, whole: true });
  return (span) => {
    if (span.start === span.end) return null;
    const own = sentence(span);
    const statement = plainStatement(text.slice(own.start, own.end));
    return statement === "" || statement.length > LONGEST_STATEMENT ? null : statement;
  };
}
