/** Batches of homes and their rows: kept as they came, judged before they begin, ticked off one by one. */
import { sql } from "kysely";
import type { BatchDefaults, BatchMapping, BatchReport, RowChoice, RowProblem } from "#contract/batch/batch";
import { AppError } from "#contract/errors";
import { largeTables } from "#server/base/limits";
import { byteLimitInMemory } from "#server/base/rate-limit";
import type { Db } from "#server/db/tables";
import type { BatchRow, ImportBatches } from "#server/db/tables/import-batches";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

const KEPT_DAYS = 7;

type NewBatch = Pick<ImportBatches, "name" | "format" | "columns" | "mapping" | "defaults"> & { rows: string[][] };

/** The batch and all its rows. */
export async function insertBatch(trx: Db, owner: Owner, { rows, ...about }: NewBatch): Promise<BatchRow> {
  const batch = await trx
    .insertInto("import_batches")
    .values({
      user_id: owner.userId,
      name: about.name.slice(0, 200),
      format: about.format,
      columns: json(about.columns),
      mapping: json(about.mapping),
      defaults: json(about.defaults),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await sql`
    insert into public.import_rows (batch_id, user_id, position, cells)
    select ${batch.id}, ${owner.userId}, line.ordinality - 1, line.value
    from jsonb_array_elements(${json(rows)}) with ordinality line`.execute(trx);
  return batch;
}

/** Where the file lies whose pictures a batch names, for as long as rows of it may be read. */
export const archivePath = ({ userId }: Pick<Owner, "userId">, batchId: string): string =>
  `${userId}/batches/${batchId}.zip`;

/** Files of batches whose time is over, of the last weeks: those of older ones were named before. */
export async function oldArchives(db: Db, now: Date): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = await db
    .selectFrom("import_batches")
    .select(["id", "user_id"])
    .where("format", "in", ["blm", "openimmo", "kyero", "trovit", "reso", "csv"])
    .where("created_at", "<", before(KEPT_DAYS))
    .where("created_at", ">", before(4 * KEPT_DAYS))
    .execute();
  return rows.map(({ id, user_id }) => archivePath({ userId: user_id }, id));
}

/** Throws not_found, also for somebody else's. */
export async function getBatch(db: Db, owner: Owner, id: string): Promise<BatchRow> {
  const row = await db
    .selectFrom("import_batches")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

const rowsOf = (db: Db, owner: Owner, batchId: string) =>
  db.selectFrom("import_rows").where("user_id", "=", owner.userId).where("batch_id", "=", batchId);

const tablesRead = byteLimitInMemory(largeTables);

/** Counts a table that is handed in, by the bytes of its file. Throws too_many_requests. */
export const takeTable = (owner: Owner, bytes: number): Promise<void> => tablesRead.take(owner.userId, bytes);

/** Cells of every row, in their order; of large tables an account has only so much read in a minute. Throws too_many_requests. */
export async function cellsOfBatch(db: Db, owner: Owner, batchId: string): Promise<string[][]> {
  const { bytes } = await rowsOf(db, owner, batchId)
    .select(sql<number>`coalesce(sum(octet_length(cells::text)), 0)::integer`.as("bytes"))
    .executeTakeFirstOrThrow();
  await tablesRead.take(owner.userId, bytes);
  const rows = await rowsOf(db, owner, batchId).select("cells").orderBy("position").execute();
  return rows.map(({ cells }) => cells);
}

/** Of the first rows the beginning of each cell: a batch is looked at often, and may be as long as a file may. */
export async function firstCellsOfBatch(
  db: Db,
  owner: Owner,
  batchId: string,
  { rows, chars }: { rows: number; chars: number },
): Promise<string[][]> {
  const first = await rowsOf(db, owner, batchId)
    .select(
      sql<
        string[]
      >`array(select left(cell, ${chars}) from jsonb_array_elements_text(cells) with ordinality as line (cell, nth)
        order by nth)`.as("cells"),
    )
    .orderBy("position")
    .limit(rows)
    .execute();
  return first.map(({ cells }) => cells);
}

export const countRows = async (db: Db, owner: Owner, batchId: string): Promise<number> =>
  Number(
    (
      await rowsOf(db, owner, batchId)
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** How the rows of a begun batch stand. `most`: rows whose problems are told; of the others only how many there are. */
export async function reportOfBatch(db: Db, owner: Owner, batchId: string, most: number): Promise<BatchReport> {
  const counts = await rowsOf(db, owner, batchId)
    .select(({ fn }) => ["state", fn.countAll<string>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: string) => Number(counts.find((one) => one.state === state)?.count ?? 0);
  const refused = await rowsOf(db, owner, batchId)
    .select(["position", "problems"])
    .where("state", "=", "refused")
    .orderBy("position")
    .limit(most)
    .execute();
  return {
    ready: of("ready"),
    done: of("done"),
    refused: of("refused"),
    troubles: refused.map(({ position, problems }) => ({ row: position + 1, problems })),
  };
}

/** What came of looking through a batch, row by row, with the choices it was looked through with. `problems`: empty where a row is good. */
export async function beginBatch(
  trx: Db,
  owner: Owner,
  batchId: string,
  about: { taskId: string; mapping: BatchMapping; defaults: BatchDefaults; problems: RowProblem[][] },
): Promise<void> {
  await trx
    .updateTable("import_batches")
    .set({ task_id: about.taskId, mapping: json(about.mapping), defaults: json(about.defaults) })
    .where("user_id", "=", owner.userId)
    .where("id", "=", batchId)
    .execute();
  await sql`
    update public.import_rows r
    set state = case when jsonb_array_length(judged.value) = 0 then 'ready' else 'refused' end, problems = judged.value
    from jsonb_array_elements(${json(about.problems)}) with ordinality judged
    where r.batch_id = ${batchId} and r.user_id = ${owner.userId} and r.position = judged.ordinality - 1`.execute(trx);
}

/** Homes that stayed out for want of a period or of whether they are let, or because they are here already, wait again, now for this task, with what was answered; tells how many. */
export async function askRowsAgain(
  trx: Db,
  owner: Owner,
  batchId: string,
  about: { taskId: string; periods: readonly { row: number; period: RowChoice }[] },
): Promise<number> {
  const { rows } = await sql`
    update public.import_rows r
    set state = 'ready', problems = '[]', updates = r.updates or said.value ->> 'period' = 'update',
      period = case when said.value ->> 'period' = 'update' then r.period else said.value ->> 'period' end
    from jsonb_array_elements(${json([...about.periods])}) said
    where r.batch_id = ${batchId} and r.user_id = ${owner.userId} and r.position = (said.value ->> 'row')::int - 1
      and r.state = 'refused' and r.problems @> case when said.value ->> 'period' = 'update'
        then '[{"code": "already_here"}]'::jsonb else '[{"code": "rent_without_period"}]'::jsonb end
    returning r.position`.execute(trx);
  await trx
    .updateTable("import_batches")
    .set({ task_id: about.taskId })
    .where("user_id", "=", owner.userId)
    .where("id", "=", batchId)
    .execute();
  return rows.length;
}

/** The next rows that wait, in their order. */
export const nextRows = (db: Db, owner: Owner, batchId: string, limit: number) =>
  rowsOf(db, owner, batchId)
    .select(["position", "cells", "period", "updates"])
    .where("state", "=", "ready")
    .orderBy("position")
    .limit(limit)
    .execute();

/** In the transaction that makes the property, or alone where the row cannot become one. */
export const settleRow = (
  db: Db,
  owner: Owner,
  batchId: string,
  position: number,
  outcome: { propertyId: string } | { problems: RowProblem[] },
) =>
  db
    .updateTable("import_rows")
    .set(
      "propertyId" in outcome
        ? { state: "done", property_id: outcome.propertyId }
        : { state: "refused", problems: json(outcome.problems) },
    )
    .where("user_id", "=", owner.userId)
    .where("batch_id", "=", batchId)
    .where("position", "=", position)
    .where("state", "=", "ready")
    .execute();

/** The batch a task works at; undefined for any other task. */
export const batchOfTask = (db: Db, owner: Owner, taskId: string) =>
  db
    .selectFrom("import_batches")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();

/** Those nobody began within a week. */
export const forgetBatches = (db: Db, now: Date) =>
  db
    .deleteFrom("import_batches")
    .where("task_id", "is", null)
    .where("created_at", "<", new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
