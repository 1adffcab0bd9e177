/** What somebody types to narrow a list, as conditions on a text that an index of grams knows. */
import { type RawBuilder, sql } from "kysely";
import { allOf } from "./all-of.ts";

/** At most six: a list is narrowed by a few. */
export const wordsOf = (text: string | undefined) => (text ?? "").split(/\s+/).filter(Boolean).slice(0, 6);

/** Every word stands somewhere in a text. `text`: SQL, in the words of its index of grams; never what somebody sent. */
export function wordsIn(words: string, text: string): RawBuilder<boolean> {
  const parts = wordsOf(words).map((word) => {
    const folded = sql`public.search_fold(${word})`;
    return sql`(position(${folded} in ${sql.raw(text)}) > 0
      and public.account_grams(${sql.raw(text)}) @> public.account_grams(${folded}))`;
  });
  return allOf(parts);
}
