/** Many homes at once: a table, a feed or a list of links is taken, looked through, and begun as a task. */

import {
  type Batch,
  type BatchDefaults,
  type BatchMapping,
  type BatchReport,
  MAX_BATCH_ROWS,
  type RowProblem,
} from "#contract/batch/batch";
import { AppError } from "#contract/errors";
import { MAX_FILE_BYTES } from "#contract/import";
import { nameBeside } from "#engine/bulk/feeds/home";
import type { RowResult } from "#engine/bulk/read-rows";
import { rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { BatchRow } from "#server/db/tables/import-batches";
import { startImport } from "#server/jobs/start-import";
import { signedIn } from "#server/procedures/base/base";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import {
  archivePath,
  askRowsAgain,
  beginBatch,
  cellsOfBatch,
  countRows,
  firstCellsOfBatch,
  getBatch,
  insertBatch,
  reportOfBatch,
  takeTable,
} from "#server/queries/tasks/import-batches";
import { taskOf } from "#server/queries/tasks/task-shape";
import { getTask } from "#server/queries/tasks/tasks";
import { readBatchInThread, readRowsInThread } from "#server/thread/index";
import { isReadableAddress } from "./readable-address.ts";

type Context = RequestContext & MemberContext;
const SAMPLES = 3;
const SAMPLE_CHARS = 80;
/** Rows samples are taken from. */
const SAMPLED = 20;
const SHOWN = 6;
/** It is asked for every few seconds then. */
const TROUBLES_UNDER_WAY = 500;
const noDefaults: BatchDefaults = { country: null, transaction: null, period: null };

/** `cells`: of the first rows at least. */
function batchOf(row: BatchRow, rows: number, cells: readonly (readonly string[])[]): Batch {
  const samples = (at: number) =>
    cells
      .slice(0, SAMPLED)
      .map((line) => line[at] ?? "")
      .filter((cell) => cell !== "")
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SAMPLE_CHARS));
  const { id, name, format, columns, mapping, defaults } = row;
  const named = columns.map((column, at) => ({ name: column, samples: samples(at) }));
  return { id, name, format, columns: named, mapping, defaults, rows };
}

async function keepBatch(context: Context, about: Parameters<typeof insertBatch>[2]): Promise<Batch> {
  const { db, owner } = context;
  const row = await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, owner);
    await assertMayCreate(trx, owner, "import_batches", rowLimits.batches);
    return await insertBatch(trx, owner, about);
  });
  return batchOf(row, about.rows.length, about.rows);
}

/** What would come of each row; a link is only looked at, not opened. */
async function judge(
  owner: Owner,
  { format, columns }: BatchRow,
  rows: readonly string[][],
  settled: { mapping: BatchMapping; defaults: BatchDefaults },
): Promise<RowResult[] | RowProblem[][]> {
  if (format !== "links") return await readRowsInThread(owner.userId, { columns, rows, ...settled });
  return rows.map(([link = ""]) =>
    isReadableAddress(link) ? [] : [{ code: "not_a_web_address", column: null, value: link.slice(0, 60) }],
  );
}
const problemsOf = (judged: RowResult | RowProblem[]): RowProblem[] => {
  if (Array.isArray(judged)) return judged;
  return "problems" in judged ? judged.problems : [];
};

function reportOf(problems: readonly RowProblem[][]): BatchReport {
  const troubles = problems.flatMap((of, index) => (of.length > 0 ? [{ row: index + 1, problems: of }] : []));
  const ready = problems.length - troubles.length;
  return { ready, done: 0, refused: troubles.length, troubles };
}

/** A batch nobody has begun. Throws not_found, conflict. */
async function openBatch(db: Db, owner: Owner, id: string): Promise<BatchRow> {
  const row = await getBatch(db, owner, id);
  if (row.task_id !== null) throw new AppError("conflict");
  return row;
}

/** A zip whose feed names pictures that lie beside it. */
const isDelivery = (bytes: Uint8Array, { rows }: { rows: readonly (readonly string[])[] }): boolean =>
  bytes[0] === 0x50 &&
  bytes[1] === 0x4b &&
  rows.some((row) => row.some((cell) => cell.split(" ").some((part) => nameBeside(part) !== null)));

export const batches = {
  create: signedIn.batches.create.handler(async ({ context, input: { file } }) => {
    if (file.size > MAX_FILE_BYTES) throw new AppError("too_large");
    // before the work of reading it, which is what the limit is for
    await assertMayCreate(context.db, context.owner, "import_batches", rowLimits.batches);
    await takeTable(context.owner, file.size);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readBatchInThread(context.owner.userId, bytes);
    const batch = await keepBatch(context, { name: file.name, defaults: noDefaults, ...read });
    if (isDelivery(bytes, read)) {
      const about = { type: "application/zip", owner: context.owner.userId };
      await context.files.put(PHOTO_BUCKET, archivePath(context.owner, batch.id), bytes, about);
    }
    return batch;
  }),

  createFromLinks: signedIn.batches.createFromLinks.handler(async ({ context, input: { links } }) => {
    const words = new Map(links.map((link) => (typeof link === "string" ? [link, null] : [link.url, link.words])));
    const rows = [...words].map(([link, said]) => (said === null ? [link] : [link, said])).slice(0, MAX_BATCH_ROWS);
    const [first = ""] = words.keys();
    const about = { format: "links" as const, columns: ["link"], mapping: ["link" as const], defaults: noDefaults };
    return await keepBatch(context, { name: first, ...about, rows });
  }),

  preview: signedIn.batches.preview.handler(async ({ context, input: { id, ...settled } }) => {
    const { db, owner } = context;
    const batch = await openBatch(db, owner, id);
    const judged = await judge(owner, batch, await cellsOfBatch(db, owner, id), settled);
    const listings = judged.flatMap((one) => (!Array.isArray(one) && "listing" in one ? [one.listing] : []));
    return { report: reportOf(judged.map(problemsOf)), listings: listings.slice(0, SHOWN) };
  }),

  start: signedIn.batches.start.handler(async ({ context, input: { id, idempotencyKey, ...settled } }) => {
    const { db, owner } = context;
    const batch = await getBatch(db, owner, id);
    const judged = await judge(owner, batch, await cellsOfBatch(db, owner, id), settled);
    const problems = judged.map(problemsOf);
    const task = await startImport(context, owner, {
      source: { type: "batch", name: batch.name, batchId: id },
      idempotencyKey,
      weight: Math.max(1, problems.length),
      also: async (trx, taskId) => {
        await openBatch(trx, owner, id);
        await beginBatch(trx, owner, id, { taskId, ...settled, problems });
      },
    });
    return taskOf(task);
  }),

  answer: signedIn.batches.answer.handler(async ({ context, input: { id, periods, idempotencyKey } }) => {
    const { db, owner } = context;
    const { name } = await getBatch(db, owner, id);
    const task = await startImport(context, owner, {
      source: { type: "batch", name, batchId: id },
      idempotencyKey,
      weight: periods.length,
      also: async (trx, taskId) => {
        const { task_id: before } = await getBatch(trx, owner, id);
        const { status } = before === null ? { status: "pending" } : await getTask(trx, owner, before);
        if (status === "pending" || status === "processing") throw new AppError("conflict");
        if ((await askRowsAgain(trx, owner, id, { taskId, periods })) === 0) throw new AppError("conflict");
      },
    });
    return taskOf(task);
  }),

  get: signedIn.batches.get.handler(async ({ context, input: { id } }) =>
    context.asUser(async (db) => {
      const { owner } = context;
      const row = await getBatch(db, owner, id);
      const rows = await countRows(db, owner, id);
      const sampled = { rows: SAMPLED, chars: SAMPLE_CHARS };
      const cells = row.task_id === null ? await firstCellsOfBatch(db, owner, id, sampled) : [];
      const task = row.task_id === null ? null : taskOf(await getTask(db, owner, row.task_id));
      const underWay = task?.status === "pending" || task?.status === "processing";
      return {
        batch: batchOf(row, rows, cells),
        task,
        report: await reportOfBatch(db, owner, id, underWay ? TROUBLES_UNDER_WAY : MAX_BATCH_ROWS),
      };
    }),
  ),
};
