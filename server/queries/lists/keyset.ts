/**
 * Sorted pages of any size of table in the same time: a page begins at a place (the sorted value and the id of a row), which
 * is one step down an index of (column, id). Each column a list is sorted by needs that index, and no nulls.
 */
import { type Expression, type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { COUNT_CAP, type ListCount } from "#contract/admin/list";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";

/** What a cursor may say of a value, so that a forged one never reaches the database. */
const said = {
  timestamptz: z
    .string()
    .regex(/^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?)$/),
  text: z.string().max(400),
  integer: z.string().regex(/^-?\d{1,10}$/),
  bigint: z.string().regex(/^-?\d{1,19}$/),
  numeric: z.string().regex(/^-?\d{1,60}(\.\d{1,60})?$/),
  uuid: z.uuid(),
} as const;

/** `ref`: SQL, in the words of its index. Never built of what somebody sent. */
export interface KeyColumn {
  ref: string;
  type: keyof typeof said;
}

const cursorShape = z.object({ by: z.string(), way: z.enum(["next", "previous"]), at: z.string(), id: z.string() });
type Place = z.infer<typeof cursorShape>;

const write = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** Throws invalid_input for anything that was not written for this order. */
function read(cursor: string, by: string, column: KeyColumn, id: KeyColumn): Place {
  try {
    const place = cursorShape.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (place.by !== by) throw new Error("a cursor of another order");
    return { ...place, at: said[column.type].parse(place.at), id: said[id.type].parse(place.id) };
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "cursor" }, cause });
  }
}

export interface Keyed {
  key_at: string;
  key_id: string;
}
export interface KeysetPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}

/**
 * The parts of a page's query: `select(list.keys)`, `where(list.after)`, `orderBy(list.order)`, `limit(list.take)`; `page`
 * turns its rows round where they were read backwards and says where the neighbours begin. Throws invalid_input for a cursor
 * that is not of this order.
 */
export function keyset<Name extends string>(about: {
  columns: Record<Name, KeyColumn>;
  id: KeyColumn;
  sort: Name;
  direction: "asc" | "desc";
  cursor?: string | undefined;
  limit: number;
}) {
  const { id, sort, direction, limit } = about;
  const column = about.columns[sort];
  const by = `${sort} ${direction}`;
  const from = about.cursor === undefined ? null : read(about.cursor, by, column, id);
  const back = from?.way === "previous";
  const ascending = (direction === "asc") !== back;
  const [at, key] = [sql.raw(column.ref), sql.raw(id.ref)];
  const after: RawBuilder<boolean> = from
    ? sql<boolean>`(${at}, ${key}) ${sql.raw(ascending ? ">" : "<")} (${from.at}::text::${sql.raw(column.type)}, ${from.id}::text::${sql.raw(id.type)})`
    : sql<boolean>`true`;
  const way = sql.raw(ascending ? "asc" : "desc");
  const place = (row: Keyed, to: Place["way"]) => write({ by, way: to, at: row.key_at, id: row.key_id });
  return {
    keys: [sql<string>`(${at})::text`.as("key_at"), sql<string>`(${key})::text`.as("key_id")] as const,
    after,
    order: sql`${at} ${way}, ${key} ${way}`,
    take: limit + 1,
    page<Row extends Keyed>(found: readonly Row[]): KeysetPage<Row> {
      const rows = found.slice(0, limit);
      if (back) rows.reverse();
      const [first, last] = [rows[0], rows.at(-1)];
      // all that stood here is gone: the way back is where we came from
      if (!first || !last) {
        const here = from && write({ ...from, way: back ? "next" : "previous" });
        return { rows, next: back ? here : null, previous: back ? null : here };
      }
      const more = found.length > limit;
      return {
        rows,
        next: back || more ? place(last, "next") : null,
        previous: back ? (more ? place(first, "previous") : null) : from ? place(first, "previous") : null,
      };
    },
  };
}

/** How many rows the query has, not counted further than the cap. The query selects one plain column and has no order. */
export async function cappedCount(db: Db, query: Expression<unknown>, cap = COUNT_CAP): Promise<ListCount> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from (select from (${query}) as every_one limit ${cap + 1}) as capped`.execute(db);
  const found = rows[0]?.found ?? 0;
  return { count: Math.min(found, cap), more: found > cap };
}

/**
 * A page and the count of few rows, found once for both: an index of words says which they are, and all of them are read to be
 * sorted anyway. `rows` selects the list's keys and all that its order says. Null where there are more than `most`.
 */
export async function pageOfFew<Row extends object>(
  db: Db,
  list: Pick<ReturnType<typeof keyset>, "after" | "order" | "take" | "page">,
  rows: Expression<Row>,
  most: number,
): Promise<(KeysetPage<Row & Keyed> & { count: ListCount }) | null> {
  const { rows: found } = await sql<Row & Keyed & { found: number }>`
    with few as materialized (select * from (${rows}) as all_of_them limit ${most + 1})
    select *, (select count(*) from few)::int as found from few
    where ${list.after} order by ${list.order} limit ${list.take}`.execute(db);
  const count = found[0]?.found ?? (await cappedCount(db, rows, most + 1)).count;
  if (count > most) return null;
  return { ...list.page(found), count: { count: Math.min(count, COUNT_CAP), more: count > COUNT_CAP } };
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
