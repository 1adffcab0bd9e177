/**
 * Orders by a part of what their bank transfer is called by: the last digits on a statement, a reference without its branch, a memo
 * that a bank cut short. It names less surely than the whole (quoted-orders.ts), so it adds to what else the words may mean.
 */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import { wordsIn } from "#server/queries/lists/words-in";
import type { QuotedOrders } from "./quoted-orders.ts";

/** No blanks, no "@" of an address, a digit: what is shorter stands in every other reference. */
const PART = /^[^\s@]{4,100}$/;
/** More than so many orders are meant by no part. */
const MOST = 20;

/** Which orders the text names a part of; null where there are none. */
export async function partlyQuoted(db: Db, q: string): Promise<QuotedOrders | null> {
  const text = q.trim();
  if (!PART.test(text) || !/\d/.test(text)) return null;
  const transfer = "public.transfer_search_text(transaction_id, action ->> 'memo')";
  const arrived = "public.difference_search_text(theirs, ours, arrivals)";
  // found before they are ordered: else the newest are walked one by one, past the indexes of grams
  const { rows } = await sql<{ order_id: string; named: "memo" | "transaction" }>`
    with named as materialized (
      select order_id, created_at, case when position(public.search_fold(${text})
          in public.search_fold(coalesce(transaction_id, ''))) > 0 then 'transaction' else 'memo' end as named
        from payments where provider = 'bank' and ${wordsIn(text, transfer)}
      union all select order_id, created_at, 'transaction' from reconciliation_differences
        where kind = 'transfer_differs' and order_id is not null and ${wordsIn(text, arrived)})
    select order_id, named from named order by created_at desc limit ${MOST}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const ids = [...new Set(rows.map((row) => row.order_id))];
  return { as: first.named, where: (of) => sql<boolean>`${sql.ref(`${of}.id`)} = any(${ids}::uuid[])` };
}
