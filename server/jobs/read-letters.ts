/** Letters in pictures and scans: read by the packages installed here, else by a model that sees, and what they say of a home. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { asReadFromPicture } from "#engine/listing/from-picture";
import { pictureLimits } from "#server/base/limits";
import { readTextInThread, scannedPagesInThread } from "#server/thread/index";
import { ocrFor, readsPictures } from "#server/work/ocr";
import type { JobDeps } from "./deps.ts";
import type { TaskRun } from "./run-task.ts";

type Deps = Pick<JobDeps, "pictures" | "log" | "helpListing">;
type Reader = "ocr" | "model";

interface Letters {
  /** Null where letters cannot be read here. */
  readonly by: Reader | null;
  /** "" where there are none, they cannot be read, or enough pictures were. */
  read(bytes: Uint8Array): Promise<string>;
}

/** For the pictures of one import: a model is paid for each, so it is shown a few only. */
export async function lettersFor(deps: Deps, userId: string, run: TaskRun): Promise<Letters> {
  if (readsPictures()) return { by: "ocr", read: (bytes) => byPackages(deps, userId, bytes, run) };
  if (!(await deps.pictures.ready())) return { by: null, read: async () => "" };
  let left: number = pictureLimits.byModel;
  return {
    by: "model",
    read: async (bytes) => (left-- > 0 ? await deps.pictures.read(bytes, userId, run.signal) : ""),
  };
}

/** A picture whose letters cannot be read, for whatever reason, is one without letters: the photos matter more. */
async function byPackages(deps: Deps, userId: string, bytes: Uint8Array, run: TaskRun): Promise<string> {
  try {
    return await ocrFor(userId, bytes, run.signal);
  } catch (error) {
    run.signal.throwIfAborted();
    const about = error instanceof AppError ? { code: error.code } : { err: error };
    deps.log.warn(about, "a picture's letters were not read");
    return "";
  }
}

/** With a model's help for what no reader found. Null for letters that tell of no home: a shop sign, a floor plan's rooms. */
export async function listingInLetters(
  { helpListing }: Pick<Deps, "helpListing">,
  userId: string,
  { texts, by }: { texts: readonly string[]; by: Reader },
  signal: AbortSignal,
): Promise<Listing | null> {
  const words = texts.join("\n");
  try {
    const read = asReadFromPicture(await readTextInThread(userId, words), by);
    return await helpListing(read, async () => words, userId, signal);
  } catch (error) {
    if (error instanceof AppError && error.code === "no_home_in_text") return null;
    throw error;
  }
}

/** A PDF without text: its first pages as pictures of paper. Throws letters_unread where nothing here reads letters, no_text where they hold none of a home. */
export async function readScan(deps: Deps, userId: string, bytes: Uint8Array, run: TaskRun): Promise<Listing> {
  const letters = await lettersFor(deps, userId, run);
  if (letters.by === null) throw new AppError("letters_unread");
  const pages = await scannedPagesInThread(userId, bytes, pictureLimits.scannedPages);
  const texts: string[] = [];
  for (const [index, page] of pages.entries()) {
    texts.push(await letters.read(page));
    await run.progress(5 + (35 * (index + 1)) / pages.length);
  }
  const told = { texts, by: letters.by };
  const said = texts.some((text) => text.trim() !== "");
  const listing = said ? await listingInLetters(deps, userId, told, run.signal) : null;
  if (!listing) throw new AppError("no_text");
  return listing;
}
