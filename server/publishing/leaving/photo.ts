/** A kept photo on its way out: one that shows what is not there says so, on itself and in its file, wherever it goes. */
import type { CopyLanguage } from "#contract/copy";
import { showsAltered } from "#engine/media/content/altered";
import type { Files } from "#server/base/files";
import type { PhotoRow } from "#server/db/tables/imports";
import type { Owner } from "#server/queries/accounts/owner";
import { markedPath, PHOTO_BUCKET } from "#server/queries/listings/photos";
import { readyPhotoFor } from "#server/work/images";

export type LeavingPhoto = Pick<PhotoRow, "path" | "caption" | "altered">;

/** As large as photos are kept. */
const LONGEST = 2_560;

/** Bytes of the photo as it leaves in this language; null where its file is gone. Throws what images throw. */
export async function leavingPhoto(
  files: Pick<Files, "get">,
  owner: Owner,
  photo: LeavingPhoto,
  language: CopyLanguage,
): Promise<Uint8Array | null> {
  const bytes = (await files.get(PHOTO_BUCKET, photo.path))?.bytes ?? null;
  if (bytes === null || !showsAltered(photo)) return bytes;
  const as = { shape: "original", light: "as-is", sign: null, longest: LONGEST } as const;
  return readyPhotoFor(owner.userId, { bytes, ...as, altered: language });
}

/**
 * The same with where it lies, for whoever fetches it there: with its mark it lies beside the one without. Throws what images throw.
 */
export async function leavingFile(
  files: Pick<Files, "get" | "put">,
  owner: Owner,
  photo: LeavingPhoto,
  language: CopyLanguage,
): Promise<{ path: string; bytes: Uint8Array } | null> {
  const bytes = await leavingPhoto(files, owner, photo, language);
  if (bytes === null) return null;
  if (!showsAltered(photo)) return { path: photo.path, bytes };
  const path = markedPath(photo.path, language);
  await files.put(PHOTO_BUCKET, path, bytes, { type: "image/jpeg", owner: owner.userId });
  return { path, bytes };
}
