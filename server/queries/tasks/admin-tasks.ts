/** Everybody's tasks: their list, and one of them. */
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
import { cappedCount } from "#server/queries/lists/counts";
import { type KeyColumn, type Keyed, keyset, type PageAsked, pageOfFew, type Walk } from "#server/queries/lists/keyset";
import { inShape, type ListSource, type Reader } from "#server/queries/lists/list-source";
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

/** All but the words and the stretches of time. */
const filters = (scope: AdminScope, { status, kind, cause, userId }: AdminTasksAsked) => [
  ...(scope === "super" ? [] : [reachable(scope, "tasks.user_id")]),
  ...(cause ? [sql`status = 'failed'`, because(cause)] : []),
  ...(status ? [sql`status = ${status}`] : []),
  ...(kind ? [sql`kind = ${kind}`] : []),
  ...(userId ? [sql`user_id = ${userId}`] : []),
];

const walkOf = ({ sort, direction }: AdminTasksAsked, at: PageAsked): Walk =>
  keyset({ columns, id: { ref: "id", type: "uuid" }, sort, direction, ...at });

/** A page's rows: each part of a stretch of time is walked by itself. */
function pageQuery(db: Db, asked: AdminTasksAsked, ofAnyTime: RawBuilder<boolean>, list: Walk) {
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
  return more.length === 0 ? first : db.selectFrom(merged.as("tasks")).selectAll().orderBy(list.order).limit(list.take);
}

/** Which rows are meant, by each way they can be found. */
async function meantBy({ db, scope }: Pick<Reader, "db" | "scope">, asked: AdminTasksAsked) {
  const others = filters(scope, asked);
  const timed = (asked.from ?? asked.until ?? asked.ended) ? [within(asked)] : [];
  const sought = await searchTasks(db, asked.q, [...others, ...timed]);
  const matching = allOf([...others, sought.where]);
  const walked = allOf([...others, sought.walked]);
  return { ...sought, found: matching, walked, counted: allOf([...others, ...timed, sought.counted]) };
}

/** What a page asks the database. Throws invalid_input for a cursor of another order. */
export async function tasksQuery(reader: Pick<Reader, "db" | "scope">, asked: AdminTasksAsked, at: PageAsked) {
  const { found } = await meantBy(reader, asked);
  return pageQuery(reader.db, asked, found, walkOf(asked, at));
}

/** Tasks of everybody in the list of administrators; tasks of administrators for super only. */
export const taskList: ListSource<AdminTasksAsked, AdminTask> = async ({ db, scope }, asked) => {
  const meant = await meantBy({ db, scope }, asked);
  const items = (rows: readonly TaskRow[]) => withOwners(db, rows);
  const pageOf = async (ofAnyTime: RawBuilder<boolean>, at: PageAsked) => {
    const list = walkOf(asked, at);
    return await inShape(list.page(await pageQuery(db, asked, ofAnyTime, list).execute()), items);
  };
  const count = async () => {
    const rows = db.selectFrom("tasks").select("id").where(meant.counted);
    const soon = meant.beyondCap ?? moreThan(meant);
    if (soon) return soon;
    return asked.q ? await cappedCount(db, rows, meant.cap) : await countReachable(db, scope, "tasks", meant.counted);
  };
  return {
    page: (at) => pageOf(meant.found, at),
    count,
    async counted(at) {
      if (meant.few !== null) {
        const list = walkOf(asked, at);
        const rows = db.selectFrom("tasks").where(meant.counted).selectAll().select(list.keys);
        const few = await pageOfFew<TaskRow>(db, list, rows, meant.few);
        if (few) return { ...(await inShape(few, items)), count: few.count };
      }
      const [page, counted] = await Promise.all([pageOf(meant.walked, at), count()]);
      return { ...page, count: counted };
    },
  };
};

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
