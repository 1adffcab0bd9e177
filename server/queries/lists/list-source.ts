/** What a list of the administration is made of: which rows are meant, a page of them, and how many there are. */
import type { SelectQueryBuilder } from "kysely";
import type { AdminScope } from "#contract/account";
import type { ListCount } from "#contract/admin/list";
import type { Db } from "#server/db/tables";
import { type KeysetPage, keyset, type PageAsked, readPage, type SortAsked, type SortColumns } from "./keyset.ts";

/** Who looks, and when. */
export interface Reader {
  db: Db;
  scope: AdminScope;
  adminId: string;
  now: Date;
}
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
  previous: string | null;
}
export interface CountedPage<Item> extends ListPage<Item> {
  count: ListCount;
}

/** The rows that words and filters mean. What had to be looked up for them was looked up once, for pages, count and file. */
export interface MeantRows<Item> {
  /** Throws invalid_input for a cursor of another order. */
  page(at: PageAsked): Promise<ListPage<Item>>;
  count(): Promise<ListCount>;
  /** Page and count together, where one reading can find both. */
  counted?(at: PageAsked): Promise<CountedPage<Item>>;
}

/** A list: `asked` are its words, filters and order. */
export type ListSource<Asked, Item> = (reader: Reader, asked: Asked) => Promise<MeantRows<Item>>;

/** In the contract's shape. */
export const inShape = async <Row, Item>(
  { rows, next, previous }: KeysetPage<Row>,
  items: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>,
): Promise<ListPage<Item>> => ({ items: [...(await items(rows))], next, previous });

/** The rows of one query, walked in the order that was asked for. */
export const rowsOf = <DB, TB extends keyof DB, Row, Item, Name extends string>(about: {
  /** Without pages and order. */
  query: SelectQueryBuilder<DB, TB, Row>;
  sorted: SortColumns<Name>;
  asked: SortAsked<Name>;
  items: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>;
  count: () => Promise<ListCount>;
}): MeantRows<Item> => ({
  async page({ cursor, limit }) {
    const { sort, direction } = about.asked;
    const page = await readPage(about.query, keyset({ ...about.sorted, sort, direction, cursor, limit }));
    return await inShape(page, about.items);
  },
  count: about.count,
});

/** A page and how many rows there are. */
export async function countedPage<Item>(rows: MeantRows<Item>, at: PageAsked): Promise<CountedPage<Item>> {
  if (rows.counted) return await rows.counted(at);
  const [page, count] = await Promise.all([rows.page(at), rows.count()]);
  return { ...page, count };
}
