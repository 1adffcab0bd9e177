/** The photo an email of a home leads with. */
import { AppError } from "#contract/errors";
import type { PhotoRow } from "#server/db/tables/imports";
import type { MemberContext, RequestContext } from "#server/procedures/base/context";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { smallerFor } from "#server/work/images";

/** Twice the width of a letter, for fine screens. */
const WIDTH = 1_200;

/** The first that is no plan; null where there is none, or its file is gone: the words go without it. Throws what images throw. */
export async function mailPhotoFor(
  { owner, files }: RequestContext & MemberContext,
  photos: readonly Pick<PhotoRow, "path" | "caption" | "plan">[],
  title: string,
): Promise<{ jpeg: Uint8Array; alt: string } | null> {
  const first = photos.find(({ plan }) => !plan);
  const file = first ? await files.get(PHOTO_BUCKET, first.path) : null;
  if (!first || !file) return null;
  try {
    return { jpeg: await smallerFor(owner.userId, file.bytes, WIDTH), alt: first.caption ?? title };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_an_image") return null;
    throw error;
  }
}
