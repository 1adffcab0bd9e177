/** What the lists of the journals share: filters, pages that take the same time however long a journal is, and their count. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { cappedCount, type KeyColumn, type Keyed, keyset, lookedCount } from "#server/queries/lists/keyset";
import type { JournalRow } from "./journal-rows.ts";

/** A list's page with its count. */
export interface Listed<Item> {
  items: Item[];
  next: string | null;
  previous: string | null;
  count: { count: number; more: boolean };
}
/** Where a page begins, and in which order. */
interface Asked {
  sort: string;
  direction: "asc" | "desc";
  cursor?: string | undefined;
  limit: number;
}

/** Beginnings only, as an index finds them; what a pattern would mean is taken literally. */
export const beginning = (words: string): string => `${words.replace(/[\\%_]/g, "\\$&")}%`;
/** Filters of a moment: at `from` or later, and before `until`. */
export const within = (column: string, { from, until }: { from?: string | undefined; until?: string | undefined }) => [
  from === undefined ? null : sql<boolean>`${sql.ref(column)} >= ${from}::timestamptz`,
  until === undefined ? null : sql<boolean>`${sql.ref(column)} < ${until}::timestamptz`,
];

/** A page of a journal's table, and where it is `counted` how many lines there are. Throws invalid_input for a cursor of another order. */
export async function listed<Row extends JournalRow, Item>(
  db: Db,
  asked: Asked,
  about: {
    table: string;
    columns: Record<string, KeyColumn>;
    id: KeyColumn;
    filters: readonly (RawBuilder<boolean> | null)[];
    /** What holds too and no index finds: looked at row by row, and counted among some of them only. */
    looked?: RawBuilder<boolean> | null;
    shown(row: Row): Item;
    counted: boolean;
  },
): Promise<Listed<Item>> {
  const list = keyset({
    ...about,
    sort: asked.sort,
    direction: asked.direction,
    cursor: asked.cursor,
    limit: asked.limit,
  });
  const filters = about.filters.filter((filter) => filter !== null);
  const looked = about.looked ?? null;
  const others = sql`from public.${sql.raw(about.table)} where ${sql.join([sql`true`, ...filters], sql` and `)}`;
  const from = looked ? sql`${others} and ${looked}` : others;
  const count = () =>
    looked ? lookedCount(db, sql`select ${looked} as named ${others}`) : cappedCount(db, sql`select 1 ${from}`);
  const [found, counted] = await Promise.all([
    sql<
      Row & Keyed
    >`select *, ${sql.join([...list.keys])} ${from} and ${list.after} order by ${list.order} limit ${list.take}`.execute(
      db,
    ),
    about.counted ? count() : { count: 0, more: false },
  ]);
  const { rows, next, previous } = list.page(found.rows);
  return { items: rows.map(about.shown), next, previous, count: counted };
}

export const bigId: KeyColumn = { ref: "id", type: "bigint" };
export const byTime = { at: { ref: "at", type: "timestamptz" } } as const;
