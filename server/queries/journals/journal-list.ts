/** What the lists of the journals share: filters, and the walk of a table that only grows. */
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/tables";
import { allOf } from "#server/queries/lists/all-of";
import { cappedCount, lookedCount } from "#server/queries/lists/counts";
import { type KeyColumn, type Keyed, keyset, type SortAsked, type SortColumns } from "#server/queries/lists/keyset";
import { inShape, type MeantRows } from "#server/queries/lists/list-source";
import type { JournalRow } from "./journal-rows.ts";

/** Beginnings only, as an index finds them; what a pattern would mean is taken literally. */
export const beginning = (words: string): string => `${words.replace(/[\\%_]/g, "\\$&")}%`;
/** Filters of a moment: at `from` or later, and before `until`. */
export const within = (column: string, { from, until }: { from?: string | undefined; until?: string | undefined }) => [
  from === undefined ? null : sql<boolean>`${sql.ref(column)} >= ${from}::timestamptz`,
  until === undefined ? null : sql<boolean>`${sql.ref(column)} < ${until}::timestamptz`,
];

/** The rows of a journal's table. */
export function journalRows<Row extends JournalRow, Item, Name extends string>(
  db: Db,
  about: {
    table: string;
    sorted: SortColumns<Name>;
    asked: SortAsked<Name>;
    filters: readonly (RawBuilder<boolean> | null)[];
    /** What holds too and no index finds: looked at row by row, and counted among some of them only. */
    looked?: RawBuilder<boolean> | null;
    items(rows: readonly Row[]): readonly Item[] | Promise<readonly Item[]>;
  },
): MeantRows<Item> {
  const looked = about.looked ?? null;
  const others = sql`from public.${sql.raw(about.table)} where ${allOf(about.filters.filter((one) => one !== null))}`;
  const from = looked ? sql`${others} and ${looked}` : others;
  return {
    async page(at) {
      const { sort, direction } = about.asked;
      const list = keyset({ ...about.sorted, sort, direction, ...at });
      const { rows } = await sql<Row & Keyed>`select *, ${sql.join([...list.keys])} ${from} and ${list.after}
        order by ${list.order} limit ${list.take}`.execute(db);
      return await inShape(list.page(rows), about.items);
    },
    count: () =>
      looked ? lookedCount(db, sql`select ${looked} as named ${others}`) : cappedCount(db, sql`select 1 ${from}`),
  };
}

const bigId: KeyColumn = { ref: "id", type: "bigint" };
/** Ids only grow with the time. */
export const byTime = { columns: { at: { ref: "at", type: "timestamptz" } }, id: bigId } as const;
