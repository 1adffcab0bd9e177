/** Archives of an account's data: asked for, stored, offered, gone. */
import type { DataExport } from "#contract/profile";
import type { Files } from "#server/base/files";
import { accountLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import { type Owner, ownerOfRow } from "./owner.ts";

const DAY_MS = 86_400_000;

/** The bucket all archives lie in. */
export const EXPORT_BUCKET = "media";

/** Where the archive of a task lies in the bucket: in its owner's folder. */
export const exportPath = (owner: Owner, taskId: string): string => `${owner.userId}/exports/${taskId}.zip`;

/** An archive that is still to be made, in the language its owner reads. */
export const insertExport = (db: Db, owner: Owner, taskId: string, language: "zh" | "en") =>
  db.insertInto("data_exports").values({ task_id: taskId, user_id: owner.userId, language }).execute();

/** The owner's archive of that task, undefined when there is none. */
export const findExport = (db: Db, owner: Owner, taskId: string) =>
  db
    .selectFrom("data_exports")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();

/** Writes down that the archive lies in the bucket, and until when. */
export const storeExport = (db: Db, owner: Owner, taskId: string, made: { bytes: number; expiresAt: Date }) =>
  db
    .updateTable("data_exports")
    .set({ path: exportPath(owner, taskId), bytes: String(made.bytes), expires_at: made.expiresAt })
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .execute();

/** An export that is being made. */
export const runningExport = (db: Db, owner: Owner): Promise<TaskRow | undefined> =>
  db
    .selectFrom("tasks")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("kind", "=", "export")
    .where("status", "in", ["pending", "processing"])
    .limit(1)
    .executeTakeFirst();

/** How often the owner has asked for an archive since then, whatever became of it. */
export async function exportsSince(db: Db, owner: Owner, since: Date): Promise<number> {
  const row = await db
    .selectFrom("tasks")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", owner.userId)
    .where("kind", "=", "export")
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

const stateOf: Record<TaskRow["status"], DataExport["state"]> = {
  pending: "making",
  processing: "making",
  completed: "ready",
  failed: "failed",
};

/** The newest archive that can still be had, is being made, or could not be made; null when there is none. */
export async function newestExport(db: Db, owner: Owner, now: Date): Promise<DataExport | null> {
  const row = await db
    .selectFrom("data_exports as e")
    .innerJoin("tasks as t", "t.id", "e.task_id")
    .select(["e.task_id", "e.bytes", "e.expires_at", "t.created_at", "t.status"])
    .where("e.user_id", "=", owner.userId)
    .orderBy("e.created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || (row.expires_at && row.expires_at <= now)) return null;
  return {
    taskId: row.task_id,
    state: stateOf[row.status],
    bytes: row.bytes === null ? null : Number(row.bytes),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

/** Stored ones that a newer one takes the place of; one that waits to be made stays. */
export const olderExports = (db: Db, owner: Owner, newestId: string) =>
  db
    .selectFrom("data_exports")
    .select(["task_id", "user_id"])
    .where("user_id", "=", owner.userId)
    .where("task_id", "!=", newestId)
    .where("path", "is not", null)
    .execute();

/** Archives whose time is over, and those whose task ended between the bytes and the row. */
export const expiredExports = (db: Db, now: Date) =>
  db
    .selectFrom("data_exports")
    .select(["task_id", "user_id"])
    .where((where) =>
      where.or([
        where("expires_at", "<=", now),
        where.and([
          where("expires_at", "is", null),
          where("created_at", "<=", new Date(now.getTime() - accountLimits.exportDays * DAY_MS)),
        ]),
      ]),
    )
    .limit(500)
    .execute();

/** Takes archives away, files and then rows: what is cut off is found again. */
export async function removeExports(
  db: Db,
  files: Pick<Files, "remove">,
  rows: { task_id: string; user_id: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await files.remove(
    EXPORT_BUCKET,
    rows.map((row) => exportPath(ownerOfRow(row), row.task_id)),
  );
  const taskIds = rows.map((row) => row.task_id);
  await db.deleteFrom("data_exports").where("task_id", "in", taskIds).execute();
}
