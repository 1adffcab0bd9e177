/** The photos of an import: fetched, or taken out of the file they came in, decoded and kept. What cannot be had is left out. */
import { randomUUID } from "node:crypto";
import type { KeptImage } from "#adapters/images/image";
import type { PageReader } from "#adapters/web/page";
import { AppError } from "#contract/errors";
import type { MissingPhoto } from "#contract/import";
import type { ListingPhoto } from "#contract/listing";
import { type PictureKind, pictureKind } from "#engine/listing/photos/picture-kind";
import { eachConcurrently } from "#server/base/each-concurrently";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { dropTwins, insertPhoto, PHOTO_BUCKET, photoPath, photosOfTask } from "#server/queries/listings/photos";
import { saveMissingPhotos } from "#server/queries/tasks/imports";
import { reencodeFor } from "#server/work/images";
import type { JobDeps } from "./deps.ts";
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

/**
 * From 45 percent to the end. A photo that cannot be had is left out, and why is kept for the person: the listing matters more.
 * Places filled by an earlier run stay as they are.
 */
export async function keepPhotos(deps: ImportDeps, about: About, found: readonly ListingPhoto[]): Promise<void> {
  const { owner, task, run } = about;
  const photos = found.slice(0, MAX_PHOTOS);
  const storedPositions = new Set((await photosOfTask(deps.db, owner, task.id)).map((photo) => photo.position));
  const missing = new Map<number, MissingPhoto>();
  let done = 0;
  await eachConcurrently(photos, 4, async (photo, position) => {
    run.signal.throwIfAborted();
    const cause = storedPositions.has(position) ? null : await keepPhoto(deps, about, photo, position);
    if (cause) missing.set(position, { url: photo.url, cause });
    done += 1;
    await run.progress(45 + (55 * done) / photos.length);
  });
  // what an agent uploads stays as it came
  if (photos.length > 0) await deps.files.remove(PHOTO_BUCKET, await dropTwins(deps.db, owner, task.id));
  const inOrder = [...missing].sort(([a], [b]) => a - b).map(([, one]) => one);
  await saveMissingPhotos(deps.db, owner, task.id, inOrder);
}

/** Answers why it could not be had; null when it is kept, or was an icon nobody misses. */
async function keepPhoto(
  deps: ImportDeps,
  about: About,
  photo: ListingPhoto,
  position: number,
): Promise<MissingPhoto["cause"] | null> {
  const { owner, task } = about;
  const image = await readPhoto(deps, about, photo);
  if (image === null) return null;
  if ("code" in image) return image;
  const id = randomUUID();
  await deps.files.put(PHOTO_BUCKET, photoPath(owner, id), image.jpeg, { type: "image/jpeg", owner: owner.userId });
  const row = { id, taskId: task.id, position, width: image.width, height: image.height, bytes: image.jpeg.byteLength };
  const stored = await insertPhoto(deps.db, owner, { ...row, caption: photo.caption, ...markOf(image) });
  if (!stored) await deps.files.remove(PHOTO_BUCKET, [photoPath(owner, id)]);
  return null;
}

export const markOf = ({
  look,
  kind,
  hints,
  tint,
  altered,
}: Pick<KeptImage, "look" | "hints" | "tint" | "altered"> & { kind: PictureKind }) => ({
  look: look.hash,
  plan: kind === "plan",
  hints,
  tint,
  altered,
});

/** A photo as it is kept, and what it is. */
export type ReadPhoto = KeptImage & { kind: PictureKind };

/** Null for an icon or a sign, and why where it cannot be had. */
export async function readPhoto(
  deps: ImportDeps,
  { owner, run, given }: Reading,
  { url, caption }: Pick<ListingPhoto, "url" | "caption">,
): Promise<ReadPhoto | MissingPhoto["cause"] | null> {
  const { signal } = run;
  try {
    const bytes = given.get(url) ?? (await deps.pages.image(url, signal));
    const image = await reencodeFor(owner.userId, bytes, signal);
    const kind = pictureKind({ ...image, drawn: image.look.drawn }, { caption, url });
    return kind === "sign" || image.width < MIN_SIDE || image.height < MIN_SIDE ? null : { ...image, kind };
  } catch (error) {
    signal.throwIfAborted();
    const cause =
      error instanceof AppError ? { code: error.code, data: error.data } : { code: "internal" as const, data: {} };
    deps.log.info({ code: cause.code }, "a photo was left out of an import");
    return cause;
  }
}
