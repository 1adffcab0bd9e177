/** Import: reads a page, pasted source or text into a listing, then keeps its photos. */
import { randomUUID } from "node:crypto";
import type { PageReader } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import type { ImportSource, MissingPhoto } from "#contract/import";
import type { Listing, ListingPhoto } from "#contract/listing";
import { listingTitle } from "#engine/campaign/titles";
import { taskLimits } from "#server/base/limits";
import type { TaskRow } from "#server/db/tables/tasks";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { insertPhoto, PHOTO_BUCKET, photoPath, photosOfTask } from "#server/queries/listings/photos";
import { findImport, saveListing, saveMissingPhotos } from "#server/queries/tasks/imports";
import { readListingInThread, readTextInThread } from "#server/thread/index";
import { reencodeFor } from "#server/work/images";
import type { JobDeps } from "./deps.ts";
import { eachConcurrently } from "./each-concurrently.ts";
import { fitListing } from "./fit-listing.ts";
import { type TaskJob, taskMessage } from "./job.ts";
import type { TaskRun } from "./run-task.ts";

/** Photos kept of a listing; portals show more, campaigns use fewer. */
const MAX_PHOTOS = 20;
/** Images smaller than this on either side are icons. */
const MIN_SIDE = 200;

type ImportDeps = Omit<JobDeps, "pages"> & { pages: PageReader };

export const importListing: TaskJob = {
  name: "import-listing",
  queue: { kind: "import", ...taskLimits.import },
  schema: taskMessage,
  async handler(deps, task, run) {
    const owner = ownerOfRow(task);
    const row = await findImport(deps.db, owner, task.id);
    if (!row) throw new AppError("not_found");
    const own = { ...deps, pages: deps.pages(row.origin) };
    const listing = row.listing ?? (await readSource(own, owner, task, row.source, run));
    await keepPhotos(own, owner, task, listing.photos.slice(0, MAX_PHOTOS), run);
  },
};

async function readSource(deps: ImportDeps, owner: Owner, task: TaskRow, source: ImportSource, run: TaskRun) {
  await run.progress(5);
  const listing = fitListing(await listingFrom(deps, owner, source, run));
  const title = listingTitle(listing);
  await run.progress(45, {
    ...(title ? { title } : {}),
    store: async (trx) => void (await saveListing(trx, owner, task.id, source, listing)),
  });
  return listing;
}

async function listingFrom(deps: ImportDeps, { userId }: Owner, source: ImportSource, run: TaskRun): Promise<Listing> {
  if (source.type === "text") return await readTextInThread(userId, source.text);
  if (source.type === "html") return await readListingInThread(userId, source.html, source.url);
  const page = await deps.pages.page(source.url, run.signal);
  await run.progress(30);
  return await readListingInThread(userId, page.html, page.finalUrl);
}

/**
 * A photo that cannot be had is left out, and why is kept for the person: the listing matters more. Places filled by an earlier
 * run stay as they are.
 */
async function keepPhotos(deps: ImportDeps, owner: Owner, task: TaskRow, photos: ListingPhoto[], run: TaskRun) {
  const storedPositions = new Set((await photosOfTask(deps.db, owner, task.id)).map((photo) => photo.position));
  const missing = new Map<number, MissingPhoto>();
  let done = 0;
  await eachConcurrently(photos, 4, async (photo, position) => {
    run.signal.throwIfAborted();
    const cause = storedPositions.has(position) ? null : await keepPhoto(deps, owner, task, photo, position, run);
    if (cause) missing.set(position, { url: photo.url, cause });
    done += 1;
    await run.progress(45 + (55 * done) / photos.length);
  });
  const inOrder = [...missing].sort(([a], [b]) => a - b).map(([, one]) => one);
  await saveMissingPhotos(deps.db, owner, task.id, inOrder);
}

/** Answers why it could not be had; null when it is kept, or was an icon nobody misses. */
async function keepPhoto(
  deps: ImportDeps,
  owner: Owner,
  task: TaskRow,
  photo: ListingPhoto,
  position: number,
  run: TaskRun,
): Promise<MissingPhoto["cause"] | null> {
  const image = await fetchPhoto(deps, owner, photo.url, run.signal);
  if ("code" in image) return image;
  if (image.width < MIN_SIDE || image.height < MIN_SIDE) return null;
  const id = randomUUID();
  await deps.files.put(PHOTO_BUCKET, photoPath(owner, id), image.jpeg, { type: "image/jpeg", owner: owner.userId });
  const row = { id, taskId: task.id, position, width: image.width, height: image.height, bytes: image.jpeg.byteLength };
  const stored = await insertPhoto(deps.db, owner, { ...row, caption: photo.caption });
  if (!stored) await deps.files.remove(PHOTO_BUCKET, [photoPath(owner, id)]);
  return null;
}

async function fetchPhoto(deps: ImportDeps, owner: Owner, url: string, signal: AbortSignal) {
  try {
    return await reencodeFor(owner.userId, await deps.pages.image(url, signal), signal);
  } catch (error) {
    signal.throwIfAborted();
    const cause =
      error instanceof AppError ? { code: error.code, data: error.data } : { code: "internal" as const, data: {} };
    deps.log.info({ code: cause.code }, "a photo was left out of an import");
    return cause;
  }
}
