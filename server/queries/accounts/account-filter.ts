/** Words that narrow a list of administrators: by whose a row is, or by what stands in it. */
import { type RawBuilder, sql } from "kysely";
import type { AdminScope } from "#contract/account";
import type { ListCount } from "#contract/admin/list";
import type { Db } from "#server/db/tables";
import { allOf } from "#server/queries/lists/all-of";
import { estimateCount } from "#server/queries/lists/count-estimate";
import { lookedCount } from "#server/queries/lists/counts";
import { accountsWhere, searchAccounts } from "./account-search.ts";
import { countReachable } from "./admin-accounts.ts";

/** Up to so many accounts are named; of more, each row's own account is looked at while the list is walked. */
const MOST_NAMED = 1_000;

/** Rows whose accounts are looked at for an estimate. */
const LOOKED_UP = 400;

type Owned = "orders" | "subscriptions" | "payments" | "refunds";

/** Which rows of a list are meant. */
export interface RowFilter {
  where: RawBuilder<boolean>;
  /** Set where certainly more are meant than are counted. */
  beyondCap: ListCount | null;
  /** Set where each row's account has to be looked at: what holds but for the words, and the words alone. */
  looked: { others: RawBuilder<boolean>; words: RawBuilder<boolean> } | null;
}

/**
 * Rows whose account has the words in its address, name or phone. `column`: of the account. `looked`: too many accounts have them
 * to be named, and each row's own is looked at.
 */
export async function ownersWith(
  db: Db,
  column: string,
  words: string,
): Promise<{ where: RawBuilder<boolean>; looked: boolean }> {
  const owner = sql.ref(column);
  const { often, where } = await searchAccounts(db, words);
  if (!often) {
    const matching = await db
      .selectFrom("accounts")
      .select("user_id")
      .where(allOf(where))
      .limit(MOST_NAMED + 1)
      .execute();
    const ids = matching.map((row) => row.user_id);
    if (ids.length <= MOST_NAMED) return { where: sql`${owner} = any(${ids}::uuid[])`, looked: false };
  }
  const whose = db
    .selectFrom("accounts")
    .select("user_id")
    .where(allOf(accountsWhere(words, true)))
    .where(sql<boolean>`accounts.user_id = ${owner}`);
  return { where: sql`exists (${whose})`, looked: true };
}

/**
 * Rows that are as `others` say and whose account has the words in its address, name or phone. No words: all of them. `named`:
 * what else the words may mean of a row.
 */
export async function ownedBy(
  db: Db,
  table: Owned,
  words: string | undefined,
  others: readonly RawBuilder<unknown>[],
  named?: RawBuilder<boolean>,
): Promise<RowFilter> {
  if (!words) return { where: allOf(others), beyondCap: null, looked: null };
  const { where: owned, looked } = await ownersWith(db, `${table}.user_id`, words);
  const has = named ? sql<boolean>`(${owned} or ${named})` : owned;
  const where = allOf([...others, has]);
  if (!looked) return { where, beyondCap: null, looked: null };
  const { beyondCap } = await estimateCount(db, table, has, others, LOOKED_UP);
  return { where, beyondCap, looked: { others: allOf(others), words: has } };
}

/** How many there are; where each row's account has to be looked at for words, how many among some of them. */
export async function countOwned(
  db: Db,
  scope: AdminScope,
  table: Owned,
  { where, beyondCap, looked }: RowFilter,
): Promise<ListCount> {
  if (beyondCap) return beyondCap;
  if (!looked) return await countReachable(db, scope, table, where);
  return await lookedCount(db, sql`select ${looked.words} as named from ${sql.table(table)} where ${looked.others}`);
}
