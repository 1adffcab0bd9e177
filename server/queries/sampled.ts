/** What a look at a few rows says of a whole table, before anything reads it. */
import { type RawBuilder, sql } from "kysely";
import { COUNT_CAP, type ListCount } from "#contract/admin/list";
import type { Db } from "#server/db/tables";

const SAMPLE = 1_000;
/** Rows of a page: so many are looked for. */
const PAGE = 30;

export interface Sampled {
  /** So many rows have it that walking an order soon finds a page; an index would first collect and sort them all. */
  often: boolean;
  /** Set where certainly more rows have it than are counted, by three standard deviations. */
  beyondCap: ListCount | null;
}
export const rarely: Sampled = { often: false, beyondCap: null };

/** Whether a list is narrowed by more than its words: what was sampled of these then says nothing of how many there are. */
export function isFiltered({
  q: _q,
  sort: _sort,
  direction: _direction,
  cursor: _cursor,
  limit: _limit,
  ...filters
}: Record<string, unknown>): boolean {
  return Object.values(filters).some((one) => one !== undefined);
}

/**
 * How often `condition` holds. A walk reads a page's rows divided by their share, an index the share of all rows: the two
 * cost the same where the share is the root of page by table.
 */
export async function sampled(db: Db, table: "accounts" | "tasks", condition: RawBuilder<boolean>): Promise<Sampled> {
  const { rows: sized } = await sql<{ rows: number }>`
    select greatest(reltuples, 1)::float8 as rows from pg_class where oid = ${`public.${table}`}::regclass`.execute(db);
  const size = sized[0]?.rows ?? 1;
  const percent = Math.min(100, (100 * SAMPLE) / size);
  const { rows } = await sql<{ seen: number; hits: number }>`
    select count(*)::int as seen, (count(*) filter (where ${condition}))::int as hits
    from ${sql.table(table)} tablesample system (${percent})`.execute(db);
  const { seen = 0, hits = 0 } = rows[0] ?? {};
  const surely = ((hits - 3 * Math.sqrt(hits)) / Math.max(1, seen)) * size;
  return {
    often: hits / Math.max(1, seen) >= Math.sqrt(PAGE / size),
    beyondCap: surely > COUNT_CAP ? { count: COUNT_CAP, more: true } : null,
  };
}
