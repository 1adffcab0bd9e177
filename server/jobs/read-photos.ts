/** Photos that begin a listing: what is written in them is read, those that show the home become its photos. */
import { AppError } from "#contract/errors";
import { emptyListing, type Listing } from "#contract/listing";
import { asReadFromPicture } from "#engine/listing/from-picture";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { bringPhotos, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import { readTextInThread } from "#server/thread/index";
import { ocrFor, readsPictures } from "#server/work/ocr";
import type { ImportDeps } from "./keep-photos.ts";
import type { TaskRun } from "./run-task.ts";

/** Signs from which on a picture is a page or a screenshot and not a view of the home. */
const PAGE_OF_LETTERS = 40;

/** Up to 40 percent. A listing with nothing known where the pictures only show the home, or letters cannot be read here. */
export async function readPhotos(
  deps: ImportDeps,
  owner: Owner,
  task: TaskRow,
  photoIds: readonly string[],
  run: TaskRun,
): Promise<Listing> {
  const texts: string[] = [];
  const views: string[] = [];
  for (const [index, id] of photoIds.entries()) {
    const text = readsPictures() ? await lettersOf(deps, owner, id, run) : "";
    if (text.replace(/\s/g, "").length >= PAGE_OF_LETTERS) texts.push(text);
    else views.push(id);
    await run.progress(5 + (35 * (index + 1)) / photoIds.length);
  }
  const listing = texts.length > 0 ? await listingIn(owner, texts) : null;
  await bringPhotos(deps.db, owner, task.id, listing ? views : photoIds);
  return listing ?? emptyListing();
}

/** Null for letters that tell of no home: a shop sign, a floor plan's rooms. */
async function listingIn(owner: Owner, texts: readonly string[]): Promise<Listing | null> {
  try {
    return asReadFromPicture(await readTextInThread(owner.userId, texts.join("\n")));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_a_listing") return null;
    throw error;
  }
}

/** A picture whose letters cannot be read, for whatever reason, is one without letters: the photos matter more. */
async function lettersOf(deps: ImportDeps, owner: Owner, id: string, run: TaskRun): Promise<string> {
  const file = await deps.files.get(PHOTO_BUCKET, photoPath(owner, id));
  if (!file) return "";
  try {
    return await ocrFor(owner.userId, file.bytes, run.signal);
  } catch (error) {
    run.signal.throwIfAborted();
    const about = error instanceof AppError ? { code: error.code } : { err: error };
    deps.log.warn(about, "a picture's letters were not read");
    return "";
  }
}
