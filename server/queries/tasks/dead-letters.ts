/**
 * Dead letters: messages in a queue nobody works at, each put there by the transaction that gave its task up. One counts as
 * long as its task is as it was left: a task that was tried again meanwhile, whoever did it, has none.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { DeadLetter, DeadLettersAsked } from "#contract/admin/dead-letters";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { cappedCount } from "#server/queries/lists/counts";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { withOwners } from "./admin-tasks.ts";
import { searchTasks } from "./task-search.ts";

export const DEAD_QUEUE = "task.dead";
/** What a letter says beside its task: the error in words without a secret, where the cause does not say it all. */
const deadMessage = z.object({ taskId: z.uuid(), said: z.string().nullable() });
export type DeadMessage = z.infer<typeof deadMessage>;

/** Letters are counted so far: the task of each has to be looked at. */
const COUNTED = 2_000;

const taskId = sql<string>`(letter.data ->> 'taskId')::uuid`;
const sorted = {
  columns: { at: { ref: "letter.created_on", type: "timestamptz" } },
  id: { ref: "letter.id", type: "uuid" },
} as const;

const standing = (db: Db, scope: AdminScope) =>
  db
    .selectFrom("pgboss.job as letter")
    .innerJoin("tasks", (join) => join.on("tasks.id", "=", taskId))
    .where("letter.name", "=", DEAD_QUEUE)
    .where("tasks.status", "=", "failed")
    .whereRef("letter.created_on", ">=", "tasks.finished_at")
    .where(reachable(scope, "tasks.user_id"));

async function matching(db: Db, scope: AdminScope, { q, kind, cause }: DeadLettersAsked) {
  let query = standing(db, scope).where((await searchTasks(db, q, [])).where);
  if (kind) query = query.where("tasks.kind", "=", kind);
  if (cause) query = query.where(sql<string>`tasks.cause ->> 'code'`, "=", cause);
  return query;
}

const fields = [
  "letter.id as letter_id",
  "letter.created_on as given_up_at",
  sql<string | null>`letter.data ->> 'said'`.as("said"),
] as const;
type LetterRow = TaskRow & { letter_id: string; given_up_at: Date; said: string | null };

async function lettersOf(db: Db, rows: readonly LetterRow[]): Promise<DeadLetter[]> {
  const tasks = await withOwners(db, rows);
  return rows.flatMap(({ letter_id: id, given_up_at: at, said }, index) => {
    const task = tasks[index];
    return task ? [{ id, at: at.toISOString(), said, task }] : [];
  });
}

/** Letters that stand, in the list of administrators. */
export const deadLetterList: ListSource<DeadLettersAsked, DeadLetter> = async ({ db, scope }, asked) => {
  const letters = await matching(db, scope, asked);
  return rowsOf({
    query: letters.selectAll("tasks").select(fields),
    sorted,
    asked,
    items: (rows) => lettersOf(db, rows),
    count: () => cappedCount(db, letters.select("letter.id"), COUNTED),
  });
};

/** Throws not_found, also for one whose task has been tried again, or is an administrator's and not super asks. */
export async function findLetter(db: Db, scope: AdminScope, id: string): Promise<DeadLetter> {
  const rows = await standing(db, scope).selectAll("tasks").select(fields).where("letter.id", "=", id).execute();
  const [letter] = await lettersOf(db, rows);
  if (!letter) throw new AppError("not_found");
  return letter;
}

/** Locked until the transaction ends; undefined when there is no such letter (any more). */
export const takeLetter = (trx: Db, id: string): Promise<{ created_on: Date; task_id: string } | undefined> =>
  trx
    .selectFrom("pgboss.job as letter")
    .select(["letter.created_on", taskId.as("task_id")])
    .where("letter.name", "=", DEAD_QUEUE)
    .where("letter.id", "=", id)
    .forUpdate()
    .executeTakeFirst();

/** Whether the task is as the letter left it. */
export const stillStands = (letter: { created_on: Date }, task: TaskRow): boolean =>
  task.status === "failed" && task.finished_at !== null && letter.created_on >= task.finished_at;

export const removeLetter = (trx: Db, id: string) =>
  trx.deleteFrom("pgboss.job").where("name", "=", DEAD_QUEUE).where("id", "=", id).execute();

/** Takes away those whose task is gone, or was tried again. */
export const sweepLetters = (db: Db) =>
  db
    .deleteFrom("pgboss.job as letter")
    .where("letter.name", "=", DEAD_QUEUE)
    .where(
      sql<boolean>`not exists (select from tasks where tasks.id = ${taskId} and tasks.status = 'failed'
        and letter.created_on >= tasks.finished_at)`,
    )
    .execute();
