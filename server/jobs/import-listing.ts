/** Import: reads a page, pasted source, a text, a file or photos into a listing, then keeps its photos. */
import { AppError } from "#contract/errors";
import type { StoredSource } from "#contract/import";
import type { Listing } from "#contract/listing";
import { listingTitle } from "#engine/campaign/titles";
import { taskLimits } from "#server/base/limits";
import type { TaskRow } from "#server/db/tables/tasks";
import { readPageWithHelp, readTextWithHelp } from "#server/models/read-with-help";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { findImportFile, removeImportFile } from "#server/queries/tasks/import-files";
import { findImport, saveListing } from "#server/queries/tasks/imports";
import { readDocumentInThread } from "#server/thread/index";
import { fitListing } from "./fit-listing.ts";
import { importBatch } from "./import-batch.ts";
import { type TaskJob, taskMessage } from "./job.ts";
import { type GivenPictures, type ImportDeps, keepPhotos } from "./keep-photos.ts";
import { readScan } from "./read-letters.ts";
import { readPhotos } from "./read-photos.ts";
import type { TaskRun } from "./run-task.ts";

type SingleSource = Exclude<StoredSource, { type: "batch" }>;

interface Read {
  listing: Listing;
  given: GivenPictures;
}

export const importListing: TaskJob = {
  name: "import-listing",
  queue: { kind: "import", ...taskLimits.import },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    const row = await findImport(deps.db, owner, task.id);
    if (!row) throw new AppError("not_found");
    const own = { ...deps, pages: deps.pages(row.origin) };
    const { source } = row;
    if (source.type === "batch") return await importBatch(own, owner, source.batchId, run);
    // a file brings its pictures along: it is read again where a run was interrupted between the two
    const { listing, given } =
      row.listing && source.type !== "file"
        ? { listing: row.listing, given: new Map() }
        : await readSource(own, owner, task, source, run);
    await keepPhotos(own, { owner, task, run, given }, listing.photos);
    if (source.type === "file") await removeImportFile(deps.db, owner, task.id);
  },
};

async function readSource(deps: ImportDeps, owner: Owner, task: TaskRow, source: SingleSource, run: TaskRun) {
  await run.progress(5);
  const { listing: found, given } = await readFrom(deps, owner, task, source, run);
  const listing = fitListing(found);
  const title = listingTitle(listing);
  await run.progress(45, {
    ...(title ? { title } : {}),
    store: async (trx) => void (await saveListing(trx, owner, task.id, source, listing)),
  });
  return { listing, given };
}

const only = (listing: Listing): Read => ({ listing, given: new Map() });

async function readFrom(
  deps: ImportDeps,
  owner: Owner,
  task: TaskRow,
  source: SingleSource,
  run: TaskRun,
): Promise<Read> {
  const { userId } = owner;
  const reading = { helpListing: deps.helpListing, userId, signal: run.signal };
  switch (source.type) {
    case "text":
      return only(await readTextWithHelp(reading, source.text));
    case "html":
      return only(await readPageWithHelp(reading, source.html, source.url));
    case "url": {
      const page = await deps.pages.page(source.url, run.signal);
      await run.progress(30);
      return only(await readPageWithHelp(reading, page.html, page.finalUrl));
    }
    case "photos":
      return only(await readPhotos(deps, owner, task, source.photoIds, run));
    case "file": {
      const file = await findImportFile(deps.db, owner, task.id);
      if (!file) throw new AppError("not_found");
      try {
        const { listing: read, text, pictures } = await readDocumentInThread(userId, file.kind, file.bytes);
        const listing = await deps.helpListing(read, async () => text, userId, run.signal);
        return { listing, given: new Map(pictures.map(({ url, bytes }) => [url, bytes])) };
      } catch (error) {
        if (file.kind !== "pdf" || !(error instanceof AppError) || error.code !== "no_text") throw error;
        return only(await readScan(deps, userId, file.bytes, run));
      }
    }
  }
}
