/** Processes that work at tasks: their heartbeats, and the list administrators look at. */
import { sql } from "kysely";
import type { AdminScope } from "#contract/account";
import type { Worker } from "#contract/admin/workers";
import { workerLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Workers } from "#server/db/tables/workers";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { withOwners } from "./admin-tasks.ts";

const secondsAgo = (seconds: number) => sql<Date>`now() - make_interval(secs => ${seconds})`;

/** Says that the process lives and what it is at; takes away those that have been silent for long. */
export async function beat(db: Db, one: Omit<Workers, "beat_at">): Promise<void> {
  const { busy, memory_bytes } = one;
  await db
    .insertInto("workers")
    .values(one)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ busy, memory_bytes, beat_at: sql<Date>`now()` }))
    .execute();
  await db.deleteFrom("workers").where("beat_at", "<", secondsAgo(workerLimits.forgottenSeconds)).execute();
}

/** A process that stops in order; all of them, for one that has just started and is alone with its database. */
export async function forgetWorkers(db: Db, id: string | "all"): Promise<void> {
  const query = db.deleteFrom("workers");
  await (id === "all" ? query : query.where("id", "=", id)).execute();
}

/** Oldest first. What a silent one was at has been given to others; tasks of administrators are only counted, unless super asks. */
export async function listWorkers(db: Db, scope: AdminScope): Promise<Worker[]> {
  const rows = await db
    .selectFrom("workers")
    .selectAll()
    .select(sql<boolean>`beat_at < ${secondsAgo(workerLimits.silentSeconds)}`.as("silent"))
    .orderBy("started_at")
    .orderBy("id")
    .execute();
  const busy = rows.flatMap((row) => (row.silent ? [] : row.busy));
  const tasks = busy.length
    ? await db
        .selectFrom("tasks")
        .selectAll()
        .select(reachable(scope, "tasks.user_id").as("reachable"))
        .where("id", "in", busy)
        .where("status", "=", "processing")
        .execute()
    : [];
  const tasksWithOwners = await withOwners(
    db,
    tasks.filter((task) => task.reachable),
  );
  return rows.map((row) => {
    const own = row.silent ? [] : row.busy;
    return {
      id: row.id,
      label: row.label,
      version: row.version,
      kinds: row.kinds,
      slots: row.slots,
      memoryBytes: Number(row.memory_bytes),
      startedAt: row.started_at.toISOString(),
      beatAt: row.beat_at.toISOString(),
      silent: row.silent,
      tasks: tasksWithOwners.filter((task) => own.includes(task.id)),
      hidden: tasks.filter((task) => !task.reachable && own.includes(task.id)).length,
    };
  });
}
