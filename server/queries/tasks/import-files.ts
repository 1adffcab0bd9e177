/** The file an import was given: kept with its task until it has been read. */
import type { DocumentKind } from "#contract/import";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

export interface GivenFile {
  kind: DocumentKind;
  bytes: Uint8Array;
}

/** In the transaction that makes the task. */
export const insertImportFile = (db: Db, owner: Owner, taskId: string, { kind, bytes }: GivenFile) =>
  db
    .insertInto("import_files")
    .values({ task_id: taskId, user_id: owner.userId, kind, bytes: Buffer.from(bytes) })
    .execute();

/** Undefined once it has been read. */
export const findImportFile = (db: Db, owner: Owner, taskId: string): Promise<GivenFile | undefined> =>
  db
    .selectFrom("import_files")
    .select(["kind", "bytes"])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();

export const removeImportFile = (db: Db, owner: Owner, taskId: string) =>
  db.deleteFrom("import_files").where("user_id", "=", owner.userId).where("task_id", "=", taskId).execute();

/** Of imports that failed and that nobody tried again for a week. */
export const forgetImportFiles = (db: Db, now: Date) =>
  db
    .deleteFrom("import_files")
    .where("created_at", "<", new Date(now.getTime() - 7 * 86_400_000))
    .execute();
