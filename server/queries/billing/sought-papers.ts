/** Papers of money, invoices and differences, by what is quoted of them: what stands in them, their order, or their account. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { ownersWith } from "#server/queries/accounts/account-filter";
import { wordsIn } from "#server/queries/lists/words-in";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { quotedOrders } from "#server/queries/quoted/quoted-orders";

/** Each table, and what of its rows is searched, in the words of its index of grams. */
const texts = {
  invoice_requests: "public.invoice_search_text(buyer, number, order_number, red)",
  reconciliation_differences: "public.difference_search_text(theirs, ours, arrivals)",
} as const;

async function orderIds(db: Db, words: string): Promise<string[]> {
  const quoted = (await quotedOrders(db, words)) ?? (await partlyQuoted(db, words));
  if (!quoted) return [];
  const rows = await db.selectFrom("orders").select("id").where(quoted.where("orders")).execute();
  return rows.map((row) => row.id);
}

/** Rows with the words in them, and those whose order or account is meant by the words: each way has an index of its own. */
export async function soughtPapers(db: Db, table: keyof typeof texts, words: string): Promise<RawBuilder<boolean>> {
  const [ids, owners] = await Promise.all([orderIds(db, words), ownersWith(db, `${table}.user_id`, words)]);
  const ofOrder = sql`${sql.ref(`${table}.order_id`)} = any(${ids}::uuid[])`;
  return sql`(${wordsIn(words, texts[table])} or ${owners.where} or ${ofOrder})`;
}
