/** Photos that begin a listing: what is written in them is read, those that show the home become its photos. */
import { emptyListing, type Listing } from "#contract/listing";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { bringPhotos, PHOTO_BUCKET, photoPath } from "#server/queries/listings/photos";
import type { ImportDeps } from "./keep-photos.ts";
import { lettersFor, listingInLetters } from "./read-letters.ts";
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
  const letters = await lettersFor(deps, owner.userId, run);
  const texts: string[] = [];
  const views: string[] = [];
  for (const [index, id] of photoIds.entries()) {
    const file = letters.by === null ? null : await deps.files.get(PHOTO_BUCKET, photoPath(owner, id));
    const text = file ? await letters.read(file.bytes) : "";
    if (text.replace(/\s/g, "").length >= PAGE_OF_LETTERS) texts.push(text);
    else views.push(id);
    await run.progress(5 + (35 * (index + 1)) / photoIds.length);
  }
  const told = texts.length > 0 && letters.by !== null ? { texts, by: letters.by } : null;
  const listing = told ? await listingInLetters(deps, owner.userId, told, run.signal) : null;
  await bringPhotos(deps.db, owner, task.id, listing ? views : photoIds);
  return listing ?? emptyListing();
}
