/**
 * Pages of any list, of any size of table in the same time: a page begins at a place (the sorted values and the id of a row),
 * which is one step down an index of them. What a list is sorted by needs that index, and no nulls.
 */
import { type AliasedRawBuilder, type Expression, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { COUNT_CAP, type ListCount } from "#contract/admin/list";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import { cappedCount } from "./counts.ts";

/** What a cursor may say of a value, so that a forged one never reaches the database. */
const written = {
  timestamptz: z
    .string()
    .regex(/^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?)$/),
  timestamp: z.string().regex(/^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?( BC)?)$/),
  text: z.string().max(400),
  integer: z.string().regex(/^-?\d{1,10}$/),
  bigint: z.string().regex(/^-?\d{1,19}$/),
  numeric: z.string().regex(/^-?(\d{1,60}(\.\d{1,60})?|Infinity)$/),
  uuid: z.uuid(),
} as const;

/** `ref`: SQL, in the words of its index. Never built of what somebody sent. */
export interface KeyColumn {
  ref: string;
  type: keyof typeof written;
}
/** One order of a list, as its index has it: the columns and last the id, all walked the same way. */
interface KeyOrder {
  /** Stands in its cursors: those of another order are refused. */
  name: string;
  columns: readonly KeyColumn[];
  id: KeyColumn;
  ascending: boolean;
}
export interface PageAsked {
  cursor?: string | undefined;
  limit: number;
}

const cursorShape = z.object({
  by: z.string(),
  way: z.enum(["next", "previous"]),
  at: z.array(z.string()),
  id: z.string(),
});
type Place = z.infer<typeof cursorShape>;

const write = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

/** Throws invalid_input for anything that was not written for this order. */
function read(cursor: string, { name, columns, id }: KeyOrder): Place {
  try {
    const place = cursorShape.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (place.by !== name || place.at.length !== columns.length) throw new Error("a cursor of another order");
    const at = columns.map(({ type }, index) => written[type].parse(place.at[index]));
    return { ...place, at, id: written[id.type].parse(place.id) };
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "cursor" }, cause });
  }
}

export interface Keyed {
  key_at: string[];
  key_id: string;
}
export interface KeysetPage<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
}
type KeySelection = readonly [AliasedRawBuilder<string[], "key_at">, AliasedRawBuilder<string, "key_id">];

const tuple = (parts: readonly RawBuilder<unknown>[]) => sql`(${sql.join([...parts])})`;
const typed = (text: string, type: KeyColumn["type"]) => sql`${text}::text::${sql.raw(type)}`;

/**
 * The parts of a page's query: `select(list.keys)`, `where(list.after)`, `orderBy(list.order)`, `limit(list.take)`; `page`
 * turns its rows round where they were read backwards and says where the neighbours begin. Throws invalid_input for a cursor
 * that is not of this order.
 */
export function walk(order: KeyOrder, { cursor, limit }: PageAsked) {
  const { name, id } = order;
  const from = cursor === undefined ? null : read(cursor, order);
  const back = from?.way === "previous";
  const ascending = order.ascending !== back;
  const refs = order.columns.map(({ ref }) => sql.raw(ref));
  const key = sql.raw(id.ref);
  const after: RawBuilder<boolean> = from
    ? sql<boolean>`${tuple([...refs, key])} ${sql.raw(ascending ? ">" : "<")} ${tuple([
        ...order.columns.map(({ type }, index) => typed(from.at[index] ?? "", type)),
        typed(from.id, id.type),
      ])}`
    : sql<boolean>`true`;
  const way = sql.raw(ascending ? "asc" : "desc");
  const keys: KeySelection = [
    sql<string[]>`array[${sql.join(refs.map((ref) => sql`(${ref})::text`))}]`.as("key_at"),
    sql<string>`(${key})::text`.as("key_id"),
  ];
  const place = (row: Keyed, to: Place["way"]) => write({ by: name, way: to, at: row.key_at, id: row.key_id });
  return {
    keys,
    after,
    order: sql.join([...refs, key].map((ref) => sql`${ref} ${way}`)),
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
export type Walk = ReturnType<typeof walk>;

/** What a list can be sorted by, one column an order. */
export interface SortColumns<Name extends string> {
  columns: Record<Name, KeyColumn>;
  id: KeyColumn;
}
export interface SortAsked<Name extends string> {
  sort: Name;
  direction: "asc" | "desc";
}

/** The walk of a list that is sorted by one of its columns. Throws invalid_input for a cursor of another order. */
export function keyset<Name extends string>(about: SortColumns<Name> & SortAsked<Name> & PageAsked): Walk {
  const { columns, id, sort, direction, cursor, limit } = about;
  const order = { name: `${sort} ${direction}`, columns: [columns[sort]], id, ascending: direction === "asc" };
  return walk(order, { cursor, limit });
}

/** A page of a query's rows. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  list: Walk,
): Promise<KeysetPage<Row & Keyed>> {
  const rows = await query
    .select(list.keys)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .$castTo<Row & Keyed>()
    .execute();
  return list.page(rows);
}

/** Lists that begin with the newest row and are read on from there. To the millisecond, in the words of their indexes. */
export const newestFirst = (page: PageAsked): Walk =>
  walk(
    {
      name: "newest",
      columns: [{ ref: "date_trunc('milliseconds', created_at at time zone 'UTC')", type: "timestamp" }],
      id: { ref: "id", type: "uuid" },
      ascending: false,
    },
    page,
  );

/** A page of a query's rows, newest first. Throws invalid_input for a cursor we did not write. */
export async function newestPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  page: PageAsked,
): Promise<{ rows: (Row & Keyed)[]; nextCursor: string | null }> {
  const { rows, next } = await readPage(query, newestFirst(page));
  return { rows, nextCursor: next };
}

/**
 * A page and the count of few rows, found once for both: an index of words says which they are, and all of them are read to be
 * sorted anyway. `rows` selects the list's keys and all that its order says. Null where there are more than `most`.
 */
export async function pageOfFew<Row extends object>(
  db: Db,
  list: Pick<Walk, "after" | "order" | "take" | "page">,
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
