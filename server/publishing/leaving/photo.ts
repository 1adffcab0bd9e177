/** A kept photo on its way out: one that shows what is not there says so, on itself and in its file, wherever it goes. */
import { cutSize, type Size } from "#adapters/images/cut-size";
import type { CopyLanguage } from "#contract/copy";
import { showsAltered } from "#engine/media/content/altered";
import { type LeavingShape, shapeFor } from "#engine/publishing/picture-limits";
import type { Files } from "#server/base/files";
import type { PhotoRow } from "#server/db/tables/imports";
import type { KeptPicture } from "#server/db/tables/media";
import type { Owner } from "#server/queries/accounts/owner";
import { PICTURE_BUCKET } from "#server/queries/films/picture-sets";
import { leavingPath, PHOTO_BUCKET } from "#server/queries/listings/photos";
import { readyPhotoFor } from "#server/work/images";

export type LeavingPhoto = Pick<PhotoRow, "path" | "caption" | "altered" | "plan">;

/** As large as photos are kept. */
const LONGEST = 2_560;

/** Bytes of the photo as it leaves in this language and shape; null where its file is gone. Throws what images throw. */
export async function leavingPhoto(
  files: Pick<Files, "get">,
  owner: Owner,
  photo: LeavingPhoto,
  language: CopyLanguage,
  shape: LeavingShape = "original",
): Promise<Uint8Array | null> {
  const bytes = (await files.get(PHOTO_BUCKET, photo.path))?.bytes ?? null;
  const altered = showsAltered(photo) ? language : undefined;
  if (bytes === null || (altered === undefined && shape === "original")) return bytes;
  const as = { light: "as-is", sign: null, longest: LONGEST } as const;
  return readyPhotoFor(owner.userId, { ...as, bytes, shape, plan: photo.plan, altered });
}

/** Where it lies, for whoever fetches it there, and its size there. */
interface LeavingFile extends Size {
  path: string;
  bytes: Uint8Array;
}

/** The same as a file: marked or cut, it lies beside the one as it was kept. Throws what images throw. */
export async function leavingFile(
  files: Pick<Files, "get" | "put">,
  owner: Owner,
  photo: LeavingPhoto & Size,
  { language, platform }: { language: CopyLanguage; platform: string },
): Promise<LeavingFile | null> {
  const shape = shapeFor(platform, photo);
  const bytes = await leavingPhoto(files, owner, photo, language, shape);
  if (bytes === null) return null;
  const path = leavingPath(photo.path, { marked: showsAltered(photo) ? language : null, shape });
  if (path !== photo.path) await files.put(PHOTO_BUCKET, path, bytes, { type: "image/jpeg", owner: owner.userId });
  return { path, bytes, ...cutSize(photo, shape, { whole: photo.plan, longest: LONGEST }) };
}

/** A drawn picture likewise: whole on white, as there are words at its edges. */
export async function leavingPicture(
  files: Pick<Files, "get" | "put">,
  owner: Owner,
  picture: Pick<KeptPicture, "path" | "width" | "height">,
  platform: string,
): Promise<LeavingFile | null> {
  const { path, width, height } = picture;
  const shape = shapeFor(platform, picture);
  const bytes = (await files.get(PICTURE_BUCKET, path))?.bytes ?? null;
  if (bytes === null || shape === "original") return bytes && { path, bytes, width, height };
  const as = { light: "as-is", sign: null, longest: LONGEST, plan: true } as const;
  const cut = await readyPhotoFor(owner.userId, { ...as, bytes, shape });
  const beside = leavingPath(path, { marked: null, shape });
  await files.put(PICTURE_BUCKET, beside, cut, { type: "image/jpeg", owner: owner.userId });
  return { path: beside, bytes: cut, ...cutSize(picture, shape, { whole: true, longest: LONGEST }) };
}
