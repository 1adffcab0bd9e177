/** Accounts by what somebody types of them: words that stand in address, name or phone. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { rarely, type Sampled, sampled } from "./sampled.ts";

/** At most six: a list is narrowed by a few. */
export const wordsOf = (text: string | undefined) => (text ?? "").split(/\s+/).filter(Boolean).slice(0, 6);
/** One or two Latin signs are too few for the index of three: they begin the address. */
const isShort = (word: string) => /^[\u0020-\u007e]{1,2}$/.test(word);
const folded = (word: string) => sql<string>`public.search_fold(${word})`;
const stands = (word: string) => sql<boolean>`position(${folded(word)} in search) > 0`;

/** Every word stands somewhere. `often`: without the index of grams, for rows that are walked in their order. */
export const accountsWhere = (text: string | undefined, often: boolean): RawBuilder<boolean>[] =>
  wordsOf(text).map((word) => {
    if (isShort(word)) return sql<boolean>`starts_with(email, ${folded(word)})`;
    if (often) return stands(word);
    return sql<boolean>`(${stands(word)} and grams @> public.account_grams(${folded(word)}))`;
  });

export interface Sought extends Sampled {
  /** All of them hold. */
  where: RawBuilder<boolean>[];
}

/** The index knows each three signs, not how often they come together: for "gmail" it would collect a quarter of all rows. */
export async function soughtAccounts(db: Db, text: string | undefined): Promise<Sought> {
  const words = wordsOf(text);
  const long = words.filter((word) => !isShort(word));
  const sample =
    long.length > 0 ? await sampled(db, "accounts", sql`(${sql.join(long.map(stands), sql` and `)})`) : rarely;
  const beyondCap = long.length === words.length ? sample.beyondCap : null;
  return { ...sample, where: accountsWhere(text, sample.often), beyondCap };
}
