/** Words that narrow a list of administrators: by whose a row is, or by what stands in it. */
import { type RawBuilder, sql } from "kysely";
import type { Within } from "#contract/admin/list";
import type { Db } from "#server/db/tables";
import { accountsWhere, soughtAccounts, wordsOf } from "./account-search.ts";

/** Up to so many accounts are named; of more, each row's own account is looked at while the list is walked. */
const MOST_NAMED = 1_000;

/** The words stand in the address, name or phone of the row's account. `column`: of the account's id. */
export async function accountHas(db: Db, words: string, column: string): Promise<RawBuilder<boolean>> {
  const { often, where } = await soughtAccounts(db, words);
  if (!often) {
    const found = await db
      .selectFrom("accounts")
      .select("user_id")
      .where(every(where))
      .limit(MOST_NAMED + 1)
      .execute();
    if (found.length <= MOST_NAMED)
      return sql<boolean>`${sql.ref(column)} = any(${found.map((row) => row.user_id)}::uuid[])`;
  }
  const whose = db
    .selectFrom("accounts")
    .select("user_id")
    .where(every(accountsWhere(words, true)))
    .whereRef("accounts.user_id", "=", sql.ref(column));
  return sql<boolean>`exists (${whose})`;
}

/** Every word stands somewhere in a text. `text`: SQL, in the words of its index of grams; never what somebody sent. */
export function wordsIn(words: string, text: string): RawBuilder<boolean> {
  const parts = wordsOf(words).map((word) => {
    const folded = sql`public.search_fold(${word})`;
    return sql`(position(${folded} in ${sql.raw(text)}) > 0
      and public.account_grams(${sql.raw(text)}) @> public.account_grams(${folded}))`;
  });
  return every(parts);
}

/** All of them hold; true for none. */
export const every = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...parts], sql` and `)})`;

/** The moment lies in the span. `column`: SQL, never what somebody sent. */
export const lies = (column: string, { from, until }: Within) =>
  sql<boolean>`(${sql.raw(column)} >= ${new Date(from)} and ${sql.raw(column)} < ${new Date(until)})`;
