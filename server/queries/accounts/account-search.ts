/** Accounts by what somebody types of them: words that stand in address, name or phone. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { allOf } from "#server/queries/lists/all-of";
import { type CountEstimate, estimateCount, rarely } from "#server/queries/lists/count-estimate";
import { asPhoneIsKept, wordsOf } from "#server/queries/lists/words-in";

/** One or two Latin signs are too few for the index of three: they begin the address. */
const isShort = (word: string) => /^[\u0020-\u007e]{1,2}$/.test(word);
const folded = (word: string) => sql<string>`public.search_fold(${word})`;
const stands = (word: string) => sql<boolean>`position(${folded(word)} in search) > 0`;

const soughtWords = (text: string | undefined): string[] => wordsOf(text).map(asPhoneIsKept);

/** Every word stands somewhere. `often`: without the index of grams, for rows that are walked in their order. */
export const accountsWhere = (text: string | undefined, often: boolean): RawBuilder<boolean>[] =>
  soughtWords(text).map((word) => {
    if (isShort(word)) return sql<boolean>`starts_with(email, ${folded(word)})`;
    if (often) return stands(word);
    return sql<boolean>`(${stands(word)} and grams @> public.account_grams(${folded(word)}))`;
  });

export interface AccountSearch extends CountEstimate {
  /** All of them hold. */
  where: RawBuilder<boolean>[];
  /** The same for whoever wants every row and walks no order, and for whoever walks one. */
  counted: RawBuilder<boolean>[];
  walked: RawBuilder<boolean>[];
}

/**
 * The index knows each three signs, not how often they come together: for "gmail" it would collect a quarter of all rows.
 * `others`: what else is asked of the accounts.
 */
export async function searchAccounts(
  db: Db,
  text: string | undefined,
  others: readonly RawBuilder<unknown>[] = [],
): Promise<AccountSearch> {
  const words = soughtWords(text);
  const long = words.filter((word) => !isShort(word));
  if (long.length === 0 && others.length === 0)
    return {
      ...rarely,
      where: accountsWhere(text, false),
      counted: accountsWhere(text, false),
      walked: accountsWhere(text, true),
    };
  const sample = await estimateCount(db, "accounts", allOf(long.map(stands)), others);
  const beyondCap = long.length === words.length ? sample.beyondCap : null;
  return {
    ...sample,
    where: accountsWhere(text, sample.often),
    counted: accountsWhere(text, false),
    walked: accountsWhere(text, true),
    few: long.length > 0 ? sample.few : null,
    beyondCap,
  };
}
