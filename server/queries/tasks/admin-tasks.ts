/** Everybody's tasks: pages, counts and one of them. */
import { type RawBuilder, sql } from "kysely";
import type { AdminScope } from "#contract/account";
import { type AdminTaskSort, NOT_CANCELLED } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import type { AdminTasksAsked } from "#contract/admin/tasks";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { countReachable, reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { allOf } from "#server/queries/lists/all-of";
import { moreThan } from "#server/queries/lists/count-estimate";
import { cappedCount, type KeyColumn, type Keyed, keyset, pageOfFew } from "#server/queries/lists/keyset";
import { searchTasks } from "./task-search.ts";
import { taskOf } from "./task-shape.ts";
import { ENDED, partsOf, within } from "./task-spans.ts";

/** In the words of their indexes. */
const columns: Record<AdminTaskSort, KeyColumn> = {
  created: { ref: "created_at", type: "timestamptz" },
  finished: { ref: ENDED, type: "timestamptz" },
  took: { ref: "coalesce(extract(epoch from finished_at - started_at), -1)", type: "numeric" },
};
const because = (cause: NonNullable<AdminTasksAsked["cause"]>) =>
  cause === NOT_CANCELLED ? sql<boolean>`cause ->> 'code' <> 'cancelled'` : sql<boolean>`cause ->> 'code' = ${cause}`;
type Asked = Omit<AdminTasksAsked, "cursor" | "limit">;

/** All but the words and the stretches of time. */
const filters = (scope: AdminScope, { status, kind, cause, userId }: Asked) => [
  ...(scope === "super" ? [] : [reachable(scope, "tasks.user_id")]),
  ...(cause ? [sql`status = 'failed'`, because(cause)] : []),
  ...(status ? [sql`status = ${status}`] : []),
  ...(kind ? [sql`kind = ${kind}`] : []),
  ...(userId ? [sql`user_id = ${userId}`] : []),
];

/**
 * Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. Tasks of
 * administrators are in it for super only.
 */
export async function whichTasks(db: Db, scope: AdminScope, asked: Asked) {
  const others = filters(scope, asked);
  const timed = (asked.from ?? asked.until ?? asked.ended) ? [within(asked)] : [];
  const sought = await searchTasks(db, asked.q, [...others, ...timed]);
  const counted = allOf([...others, ...timed, sought.counted]);
  return { ...sought, ofAnyTime: allOf([...others, sought.where]), walked: allOf([...others, sought.walked]), counted };
}
type Which = Awaited<ReturnType<typeof whichTasks>>;

const listOf = (asked: AdminTasksAsked) => keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });

function asking(db: Db, asked: AdminTasksAsked, { ofAnyTime }: Pick<Which, "ofAnyTime">) {
  const list = listOf(asked);
  const of = (part: RawBuilder<boolean>) =>
    db
      .selectFrom("tasks")
      .where(ofAnyTime)
      .where(part)
      .selectAll()
      .select(list.keys)
      .where(list.after)
      .orderBy(list.order)
      .limit(list.take);
  const [first, ...more] = partsOf(asked).map(of);
  if (!first) throw new Error("a list has one part at least");
  const merged = sql<TaskRow & Keyed>`(${sql.join(
    [first, ...more].map((one) => sql`(${one})`),
    sql` union all `,
  )})`;
  const query =
    more.length === 0 ? first : db.selectFrom(merged.as("tasks")).selectAll().orderBy(list.order).limit(list.take);
  return { list, query };
}

/** What a page asks the database. Throws invalid_input for a cursor of another order. */
export const tasksQuery = async (db: Db, scope: AdminScope, asked: AdminTasksAsked) =>
  asking(db, asked, await whichTasks(db, scope, asked));

/** Throws invalid_input for a cursor of another order. */
export async function pageOfTasks(db: Db, asked: AdminTasksAsked, which: Pick<Which, "ofAnyTime">) {
  const { list, query } = asking(db, asked, which);
  const found = list.page(await query.execute());
  return { ...found, rows: await withOwners(db, found.rows) };
}

/** The page, and how many there are up to the cap. */
export async function listAllTasks(db: Db, scope: AdminScope, asked: AdminTasksAsked) {
  const which = await whichTasks(db, scope, asked);
  if (which.few !== null) {
    const list = listOf(asked);
    const rows = db.selectFrom("tasks").where(which.counted).selectAll().select(list.keys);
    const few = await pageOfFew<TaskRow>(db, list, rows, which.few);
    if (few) return { ...few, rows: await withOwners(db, few.rows) };
  }
  const counted = db.selectFrom("tasks").select("id").where(which.counted);
  const [found, count] = await Promise.all([
    pageOfTasks(db, asked, { ofAnyTime: which.walked }),
    which.beyondCap ??
      moreThan(which) ??
      (asked.q ? cappedCount(db, counted, which.cap) : countReachable(db, scope, "tasks", which.counted)),
  ]);
  return { ...found, count };
}

/** Throws not_found, also for a task of an administrator's, unless super asks. */
export async function findAnyTask(db: Db, scope: AdminScope, id: string): Promise<TaskRow> {
  const row = await db
    .selectFrom("tasks")
    .selectAll()
    .where("id", "=", id)
    .where(reachable(scope, "tasks.user_id"))
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** In the contract's shape, with what their accounts are called. */
export async function withOwners(db: Db, rows: readonly TaskRow[]): Promise<AdminTask[]> {
  return (await withAccounts(db, rows)).map((row) => ({ ...taskOf(row), account: row.account }));
}
