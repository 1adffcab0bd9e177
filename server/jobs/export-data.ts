/** Export: everything an account has here, as JSON and files, in one archive that is offered for some days. */

import { type StreamedFile, zipStream } from "#adapters/archive/zip-stream";
import { AppError } from "#contract/errors";
import { inNames } from "#contract/names";
import { deviceOf, shortAddress } from "#engine/account/device";
import { exportReadme } from "#engine/pack/data-readme";
import { accountLimits, taskLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import { accountTables, rowsOf, waitForWriter } from "#server/queries/accounts/account-data";
import {
  EXPORT_BUCKET,
  exportPath,
  findExport,
  olderExports,
  removeExports,
  storeExport,
} from "#server/queries/accounts/data-exports";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { readNames } from "#server/queries/settings/names";
import type { JobDeps } from "./deps.ts";
import { type TaskJob, taskMessage } from "./job.ts";
import type { TaskRun } from "./run-task.ts";

const DAY_MS = 86_400_000;
/** Between two batches of a table. */
const SLOWEST_WRITE_MS = 10 * 60_000;
const encoder = new TextEncoder();

export const exportData: TaskJob = {
  name: "export-data",
  queue: { kind: "export", ...taskLimits.export },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    const row = await findExport(deps.db, owner, task.id);
    if (!row) throw new AppError("not_found");
    // stored by a run that was cut off before it could say so
    if (row.path) return;
    const now = deps.now();
    const files = filesOf(deps, owner, row.language, run);
    const name = `listcast-${now.toISOString().slice(0, 10)}`;
    let bytes = 0;
    async function* counted() {
      for await (const part of zipStream(name, files, now)) {
        run.signal.throwIfAborted();
        bytes += part.byteLength;
        yield part;
      }
    }
    const about = { type: "application/zip", owner: owner.userId };
    await deps.files.put(EXPORT_BUCKET, exportPath(owner, task.id), counted(), about);
    const expiresAt = new Date(now.getTime() + accountLimits.exportDays * DAY_MS);
    const store = async (trx: Db) => void (await storeExport(trx, owner, task.id, { bytes, expiresAt }));
    try {
      await run.progress(99, { store });
    } catch (error) {
      // cancelled, or the account is gone: nobody would find the file again. Another run may have stored it, though.
      const stored = (await findExport(deps.db, owner, task.id))?.path;
      if (!stored) await deps.files.remove(EXPORT_BUCKET, [exportPath(owner, task.id)]);
      throw error;
    }
    // the screen offers the newest only, and a disk is not filled by asking again
    await removeExports(deps.db, deps.files, await olderExports(deps.db, owner, task.id));
  },
};

async function* filesOf(
  deps: JobDeps,
  owner: Owner,
  language: "zh" | "en",
  run: TaskRun,
): AsyncGenerator<StreamedFile, void, void> {
  yield text(exportReadme[language].name, inNames(exportReadme[language].text, await readNames(deps.db)));
  yield text("account.json", JSON.stringify(await accountOf(deps, owner), null, 2));
  for (const table of await accountTables(deps.db)) yield* tableFile(deps.db, owner, table);
  await run.progress(10);
  const names = await namesOf(deps, owner);
  for (const [at, { bucket, name }] of names.entries()) {
    run.signal.throwIfAborted();
    const file = await deps.files.get(bucket, name);
    // gone since the folder was listed
    if (file) yield { path: `files/${name.slice(owner.userId.length + 1)}`, compress: false, parts: once(file.bytes) };
    await run.progress(10 + (85 * (at + 1)) / names.length);
  }
}

/** Archives do not carry archives. */
async function namesOf({ files }: JobDeps, owner: Owner): Promise<{ bucket: string; name: string }[]> {
  const lists = await Promise.all(
    ["avatars", "media"].map(async (bucket) =>
      (await files.list(bucket, owner.userId)).map((name) => ({ bucket, name })),
    ),
  );
  return lists.flat().filter(({ name }) => !name.startsWith(`${owner.userId}/exports/`));
}

/** One snapshot a table, read while it is written out: of an account of years no more than a batch is in memory. */
async function* tableFile(db: Db, owner: Owner, table: string): AsyncGenerator<StreamedFile, void, void> {
  const trx = await db.startTransaction().execute();
  try {
    // the archive's place may be slower than the database is patient
    await waitForWriter(trx, SLOWEST_WRITE_MS);
    const batches = rowsOf(trx, owner, table);
    const first = await batches.next();
    if (!first.done) yield { path: `data/${table}.json`, compress: true, parts: listOf(first.value, batches) };
  } finally {
    await trx.rollback().execute();
  }
}

type Rows = readonly Record<string, unknown>[];
async function* listOf(first: Rows, others: AsyncIterable<Rows>): AsyncGenerator<Uint8Array, void, void> {
  const lines = (rows: Rows) => rows.map((row) => JSON.stringify(row, null, 2)).join(",\n");
  yield encoder.encode(`[\n${lines(first)}`);
  for await (const rows of others) yield encoder.encode(`,\n${lines(rows)}`);
  yield encoder.encode("\n]\n");
}

async function accountOf({ accounts, now }: JobDeps, owner: Owner) {
  const [facts, sessions] = [await accounts.find(owner.userId), await accounts.sessions(owner.userId)];
  return {
    ...facts,
    exportedAt: now(),
    sessions: sessions.map(({ userAgent, address, openedAt, seenAt }) => ({
      ...deviceOf(userAgent),
      network: shortAddress(address),
      openedAt,
      seenAt,
    })),
  };
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
const text = (path: string, words: string): StreamedFile => ({
  path,
  compress: true,
  parts: once(encoder.encode(words)),
});
