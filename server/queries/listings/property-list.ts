/**
 * The property list: which rows stand on a page, and how many there are. Asked with the system's connection, because
 * row-level security keeps PostgreSQL from using the indexes of search and price; the rows themselves are then read as
 * their owner (`propertiesById`), so that security still decides what is shown.
 */
import { type RawBuilder, sql } from "kysely";
import {
  COUNTED_UP_TO,
  HIDDEN_DAYS,
  type PropertyFolder,
  type PropertySort,
  propertyFolders,
  propertyStatuses,
  type SortDirection,
} from "#contract/property";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import type { Keyed } from "#server/queries/lists/keyset";
import { searchCondition } from "./property-search.ts";
import { propertyWalk } from "./property-sorting.ts";

export interface PropertyFilter {
  query?: string | undefined;
  status?: PropertyFolder | undefined;
}

const inside = (folder: PropertyFolder) =>
  folder === "deleted"
    ? sql`deleted_at > now() - make_interval(days => ${HIDDEN_DAYS})`
    : sql`status = ${folder} and deleted_at is null`;

/** The owner's properties in a folder that a search finds. */
const matching = (owner: Owner, folder: PropertyFolder, search: RawBuilder<boolean> | null) =>
  sql`public.properties where user_id = ${owner.userId} and ${inside(folder)} ${search ? sql`and ${search}` : sql``}`;

const foldersOf = ({ status }: PropertyFilter): readonly PropertyFolder[] => (status ? [status] : propertyStatuses);

export async function pageOfProperties(
  db: Db,
  owner: Owner,
  options: PropertyFilter & {
    sort: PropertySort;
    direction: SortDirection;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ ids: string[]; nextCursor: string | null }> {
  const search = searchCondition(options.query);
  const list = propertyWalk(options);
  const branches = foldersOf(options).map(
    (folder) => sql`(select * from ${matching(owner, folder, search)} and ${list.after}
      order by ${list.order} limit ${list.take})`,
  );
  const { rows } = await sql<{ id: string } & Keyed>`
    select id, ${sql.join([...list.keys])} from (${sql.join(branches, sql` union all `)}) as properties
    order by ${list.order} limit ${list.take}`.execute(db);
  const page = list.page(rows);
  return { ids: page.rows.map((row) => row.id), nextCursor: page.next };
}

/** How many in each folder a search finds, each counted no further than one above `COUNTED_UP_TO`. */
export async function countFound(db: Db, owner: Owner, query?: string): Promise<Record<PropertyFolder, number>> {
  const search = searchCondition(query);
  const { rows } = await sql<Record<PropertyFolder, number>>`select ${sql.join(
    propertyFolders.map(
      (folder) => sql`(select count(*)::int from (select 1 from ${matching(owner, folder, search)}
        limit ${COUNTED_UP_TO + 1}) as counted) as ${sql.ref(folder)}`,
    ),
  )}`.execute(db);
  return rows[0] ?? { published: 0, draft: 0, archived: 0, deleted: 0 };
}

/** The first `limit` properties a search and filter show and that `meets` something more. */
export async function idsOfFilter(
  db: Db,
  owner: Owner,
  filter: PropertyFilter,
  meets: RawBuilder<boolean>,
  limit: number,
): Promise<string[]> {
  const search = searchCondition(filter.query);
  const branches = foldersOf(filter).map(
    (folder) => sql`(select id from ${matching(owner, folder, search)} and ${meets})`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(branches, sql` union all `)}) as found limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
