/** Everybody's tasks: pages, counts and one of them. */
import { sql } from "kysely";
import type { AdminScope } from "#contract/account";
import { type AdminTaskSort, NOT_CANCELLED } from "#contract/admin/task-names";
import type { AdminTask } from "#contract/admin/task-shape";
import type { AdminTasksAsked } from "#contract/admin/tasks";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { lies } from "./account-words.ts";
import { reachable, withAccounts } from "./admin-accounts.ts";
import { cappedCount, type KeyColumn, keyset } from "./keyset.ts";
import { isFiltered } from "./sampled.ts";
import { taskOf } from "./task-shape.ts";
import { soughtTasks } from "./task-words.ts";

/** In the words of their indexes. */
const columns: Record<AdminTaskSort, KeyColumn> = {
  created: { ref: "created_at", type: "timestamptz" },
  finished: { ref: "coalesce(finished_at, '-infinity'::timestamptz)", type: "timestamptz" },
  took: { ref: "coalesce(extract(epoch from finished_at - started_at), -1)", type: "numeric" },
};
const because = (cause: NonNullable<AdminTasksAsked["cause"]>) =>
  cause === NOT_CANCELLED ? sql<boolean>`cause ->> 'code' <> 'cancelled'` : sql<boolean>`cause ->> 'code' = ${cause}`;
type Asked = Omit<AdminTasksAsked, "cursor" | "limit">;

type Sought = Awaited<ReturnType<typeof soughtTasks>>;

function matching(db: Db, scope: AdminScope, asked: Asked, sought: Sought) {
  const { status, kind, cause, userId, from, until, ended } = asked;
  let query = db.selectFrom("tasks").where(reachable(scope, "tasks.user_id")).where(sought.where);
  if (cause) query = query.where("status", "=", "failed").where(because(cause));
  if (status) query = query.where("status", "=", status);
  if (kind) query = query.where("kind", "=", kind);
  if (userId) query = query.where("user_id", "=", userId);
  if (from) query = query.where("created_at", ">=", new Date(from));
  // in the words of the order's index
  if (ended) query = query.where(lies(columns.finished.ref, ended));
  if (until) query = query.where("created_at", "<", new Date(until));
  return query;
}

function asking(db: Db, scope: AdminScope, asked: AdminTasksAsked, sought: Sought) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const matched = matching(db, scope, asked, sought);
  const query = matched.selectAll().select(list.keys).where(list.after).orderBy(list.order).limit(list.take);
  return { list, query };
}

/** What a page asks the database. Throws invalid_input for a cursor of another order. */
export const tasksQuery = async (db: Db, scope: AdminScope, asked: AdminTasksAsked) =>
  asking(db, scope, asked, await soughtTasks(db, asked.q));

async function page(db: Db, scope: AdminScope, asked: AdminTasksAsked, sought: Sought) {
  const { list, query } = asking(db, scope, asked, sought);
  const found = list.page(await query.execute());
  return { ...found, rows: await withOwners(db, found.rows) };
}

/** Tasks of administrators are in it for super only. Throws invalid_input for a cursor of another order. */
export const pageOfTasks = async (db: Db, scope: AdminScope, asked: AdminTasksAsked) =>
  page(db, scope, asked, await soughtTasks(db, asked.q));

/** The page, and how many there are up to the cap. */
export async function listAllTasks(db: Db, scope: AdminScope, asked: AdminTasksAsked) {
  const sought = await soughtTasks(db, asked.q);
  const [found, count] = await Promise.all([
    page(db, scope, asked, sought),
    (isFiltered(asked) ? null : sought.beyondCap) ?? cappedCount(db, matching(db, scope, asked, sought).select("id")),
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
