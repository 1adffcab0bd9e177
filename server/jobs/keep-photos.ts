/** The photos of an import: fetched, or taken out of the file they came in, decoded and kept. What cannot be had is left out. */
import { randomUUID } from "node:crypto";
import type { PageReader } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import type { ListingPhoto } from "#contract/listing";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { insertPhoto, PHOTO_BUCKET, photoPath, photosOfTask } from "#server/queries/listings/photos";
import { reencodeFor } from "#server/work/images";
import type { JobDeps } from "./deps.ts";
import { eachConcurrently } from "./each-concurrently.ts";
import type { TaskRun } from "./run-task.ts";

/** Photos kept of a listing; portals show more, campaigns use fewer. */
const MAX_PHOTOS = 20;
/** Images smaller than this on either side are icons. */
const MIN_SIDE = 200;

export type ImportDeps = Omit<JobDeps, "pages"> & { pages: PageReader };

/** Bytes that came with the listing, by the address its photos have. */
export type GivenPictures = ReadonlyMap<string, Uint8Array>;

interface Reading {
  owner: Owner;
  run: TaskRun;
  given: GivenPictures;
}
interface About extends Reading {
  task: TaskRow;
}

/** From 45 percent to the end. Places filled by an earlier run stay as they are. */
export async function keepPhotos(deps: ImportDeps, about: About, found: readonly ListingPhoto[]): Promise<void> {
  const { owner, task, run } = about;
  const photos = found.slice(0, MAX_PHOTOS);
  const storedPositions = new Set((await photosOfTask(deps.db, owner, task.id)).map((photo) => photo.position));
  let done = 0;
  await eachConcurrently(photos, 4, async (photo, position) => {
    run.signal.throwIfAborted();
    if (!storedPositions.has(position)) await keepPhoto(deps, about, photo, position);
    done += 1;
    await run.progress(45 + (55 * done) / photos.length);
  });
}

async function keepPhoto(deps: ImportDeps, about: About, photo: ListingPhoto, position: number): Promise<void> {
  const { owner, task } = about;
  const image = await readPhoto(deps, about, photo.url);
  if (!image) return;
  const id = randomUUID();
  await deps.files.put(PHOTO_BUCKET, photoPath(owner, id), image.jpeg, { type: "image/jpeg", owner: owner.userId });
  const row = { id, taskId: task.id, position, width: image.width, height: image.height, bytes: image.jpeg.byteLength };
  const stored = await insertPhoto(deps.db, owner, { ...row, caption: photo.caption });
  if (!stored) await deps.files.remove(PHOTO_BUCKET, [photoPath(owner, id)]);
}

/** A photo that cannot be had, or is an icon, is left out: the listing matters more. */
export async function readPhoto(deps: ImportDeps, { owner, run, given }: Reading, url: string) {
  const { signal } = run;
  try {
    const bytes = given.get(url) ?? (await deps.pages.image(url, signal));
    const image = await reencodeFor(owner.userId, bytes, signal);
    return image.width < MIN_SIDE || image.height < MIN_SIDE ? null : image;
  } catch (error) {
    signal.throwIfAborted();
    deps.log.info({ code: error instanceof AppError ? error.code : "unknown" }, "a photo was left out of an import");
    return null;
  }
}
