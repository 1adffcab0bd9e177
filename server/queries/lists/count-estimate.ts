/**
 * What a look at a few rows says of a whole table, before anything reads it. It is the same rows each time: they are at hand,
 * and a list is counted alike on each of its pages.
 */
import { type RawBuilder, sql } from "kysely";
import { COUNT_CAP, type ListCount } from "#contract/admin/list";
import type { Db } from "#server/db/tables";
import { allOf } from "./all-of.ts";

const SAMPLE = 1_000;
/** Rows of a page: so many are looked for. */
const PAGE = 30;
/** A row that an index finds somewhere costs as much as so many that are walked past. */
const FETCHED = 2;
/** Rows with the same words can stand together, where a look misses them: so many times more of them are still read. */
const MISJUDGED = 3;
/** Of a table that is no larger than the cap every row can be looked at; of a larger one so many that have the words. */
const LOOKED = 2_000;

export interface CountEstimate {
  /** So many rows have it that walking an order soon finds a page; an index would first collect and sort them all. */
  often: boolean;
  /** So few rows seem to have the words that an index of them finds all at once: up to so many are read. Null: walk. */
  few: number | null;
  /** So far rows are counted. */
  cap: number;
  /** Set where certainly more rows have it than are counted, by three standard deviations. */
  beyondCap: ListCount | null;
}
export const rarely: CountEstimate = { often: false, few: null, cap: COUNT_CAP, beyondCap: null };

export type EstimatedTable =
  | "accounts"
  | "tasks"
  | "orders"
  | "subscriptions"
  | "payments"
  | "refunds"
  | "invoice_requests";

/** Where an index was to find few and found more: so many at least, if that is as far as is counted. */
export const moreThan = ({ few, cap }: Pick<CountEstimate, "few" | "cap">): ListCount | null =>
  few !== null && few >= cap ? { count: cap, more: true } : null;

/**
 * How often the words stand in rows that are as `others` say. A walk reads a page's rows divided by the share of those wanted,
 * an index of words all that have the words: the two cost the same where the product of the shares is a page's part of the
 * table, if a row costs the same either way.
 */
export async function estimateCount(
  db: Db,
  table: EstimatedTable,
  words: RawBuilder<boolean>,
  others: readonly RawBuilder<unknown>[],
  look = SAMPLE,
): Promise<CountEstimate> {
  const { rows: sized } = await sql<{ rows: number }>`
    select greatest(reltuples, 1)::float8 as rows from pg_class where oid = ${`public.${table}`}::regclass`.execute(db);
  const size = sized[0]?.rows ?? 1;
  const percent = Math.min(100, (100 * look) / size);
  const { rows } = await sql<{ seen: number; named: number; wanted: number }>`
    select count(*)::int as seen, (count(*) filter (where named))::int as named,
      (count(*) filter (where named and fits))::int as wanted
    from (select ${words} as named, ${allOf(others)} as fits
      from ${sql.table(table)} tablesample system (${percent}) repeatable (1) offset 0) as looked_at`.execute(db);
  const { seen = 0, named = 0, wanted = 0 } = rows[0] ?? {};
  const [ofWords, ofAll] = [named / Math.max(1, seen), wanted / Math.max(1, seen)];
  const surely = ((wanted - 3 * Math.sqrt(wanted)) / Math.max(1, seen)) * size;
  const often = ofWords * ofAll >= PAGE / (FETCHED * size);
  return {
    often,
    few: often ? null : Math.ceil(MISJUDGED * Math.sqrt((PAGE * size) / FETCHED)),
    cap: size > COUNT_CAP ? LOOKED : COUNT_CAP,
    beyondCap: surely > COUNT_CAP ? { count: COUNT_CAP, more: true } : null,
  };
}
