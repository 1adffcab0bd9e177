/** Makes the task that reads a source, and queues it. */
import type { StoredSource } from "#contract/import";
import { sourceTitle } from "#engine/campaign/titles";
import { rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { assertAllowed } from "#server/queries/billing/entitlements";
import { insertImport } from "#server/queries/tasks/imports";
import { findTaskByKey, insertTask } from "#server/queries/tasks/tasks";
import type { Using } from "#server/services/index";
import { enqueueTask } from "./job.ts";

export interface NewImport {
  source: StoredSource;
  idempotencyKey: string;
  /** Of how many listings; 1 unless it is many at once. */
  weight?: number;
  /** Kept with the task, or neither is. */
  also?: (trx: Db, taskId: string) => Promise<unknown>;
}

/** The task an earlier, identical request made, else a new one. Throws no_package, too_many_requests. */
export const startImport = (
  { db, boss, now, origin }: Using<"db" | "boss" | "now" | "origin">,
  owner: Owner,
  { source, idempotencyKey, weight = 1, also }: NewImport,
): Promise<TaskRow> =>
  db.transaction().execute(async (trx) => {
    await oneAtATime(trx, owner);
    const earlier = await findTaskByKey(trx, owner, "import", idempotencyKey);
    if (earlier) return earlier;
    // reading uses no listing of the package: it is paused only where nothing runs
    await assertAllowed(trx, owner, {}, now());
    await assertMayCreate(trx, owner, "tasks", rowLimits.tasks);
    const row = await insertTask(trx, owner, { kind: "import", title: sourceTitle(source), weight, idempotencyKey });
    await insertImport(trx, owner, row.id, source, origin());
    await also?.(trx, row.id);
    await enqueueTask(boss, trx, row);
    return row;
  });
