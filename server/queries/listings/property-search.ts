/** What a person typed into the search box, as a condition: every word stands somewhere in title, address or number. */
import { type RawBuilder, sql } from "kysely";

/** A longer search says no more; each word costs a look at every candidate. */
const MAX_WORDS = 8;

/** Null for a search of nothing. The pairs of signs find the rows by index; the words themselves decide. */
export function searchCondition(query: string | undefined): RawBuilder<boolean> | null {
  const words = (query ?? "").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const conditions = words.map((word) => {
    const folded = sql<string>`public.search_fold(${word})`;
    // the cheaper test first, for when the rows are walked in their order instead
    return sql`position(${folded} in search) > 0 and grams @> public.search_grams(${folded})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
