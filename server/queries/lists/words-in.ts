/** What somebody types to narrow a list, as conditions on a text that an index of grams knows. */
import { type RawBuilder, sql } from "kysely";
import { allOf } from "./all-of.ts";

/** At most six: a list is narrowed by a few. */
export const wordsOf = (text: string | undefined) => (text ?? "").split(/\s+/).filter(Boolean).slice(0, 6);

/** A phone is kept by its digits, however somebody writes it: "139-6671-2880", "(206) 555-0199". Any other word stays as it is. */
export const asPhoneIsKept = (word: string): string =>
  /^\+?(?=[().-]*\d)[\d().-]{3,}$/.test(word) ? word.replace(/[().-]/g, "") : word;

/** A word as it is written and, where it may be a phone, as that is kept: what stands there may be either. */
export const formsOf = (word: string): string[] => [...new Set([word, asPhoneIsKept(word)])];

/**
 * Every word stands somewhere in a text. `text`: SQL, in the words of its index of grams; never what somebody sent.
 * `forms`: how else a word may stand there.
 */
export function wordsIn(
  words: string,
  text: string,
  forms: (word: string) => readonly string[] = (word) => [word],
): RawBuilder<boolean> {
  const stands = (word: string) => {
    const folded = sql`public.search_fold(${word})`;
    return sql`(position(${folded} in ${sql.raw(text)}) > 0
      and public.account_grams(${sql.raw(text)}) @> public.account_grams(${folded}))`;
  };
  return allOf(wordsOf(words).map((word) => sql`(${sql.join(forms(word).map(stands), sql` or `)})`));
}
