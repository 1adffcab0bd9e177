/** How many rows a list has, in bounded work. */
import { type Expression, sql } from "kysely";
import { COUNT_CAP, type ListCount } from "#contract/admin/list";
import type { Db } from "#server/db/tables";

/** How many rows the query has, not counted further than the cap. The query selects one plain column and has no order. */
export async function cappedCount(db: Db, query: Expression<unknown>, cap = COUNT_CAP): Promise<ListCount> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from (${query}) as every_one limit ${cap + 1}) as capped`.execute(db);
  const counted = rows[0]?.found ?? 0;
  return { count: Math.min(counted, cap), more: counted > cap };
}

/** So many rows are looked at for words that no index knows. */
const LOOKED = 2_000;

/**
 * How many of the rows the words stand in, of which only so many are looked at: of more, as many as were found and perhaps
 * more. `rows` selects a boolean called named.
 */
export async function lookedCount(db: Db, rows: Expression<unknown>): Promise<ListCount> {
  const { rows: counted } = await sql<{ seen: number; found: number }>`
    select count(*)::int as seen, (count(*) filter (where named))::int as found
    from (select named from (${rows}) as each_row limit ${LOOKED + 1}) as looked_at`.execute(db);
  const { seen = 0, found = 0 } = counted[0] ?? {};
  return { count: found, more: seen > LOOKED };
}
