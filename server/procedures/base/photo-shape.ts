/** A kept photo in the shape of the contract, with an address a browser can open for a while. */
import type { Photo } from "#contract/import";
import type { Files } from "#server/base/files";
import { PHOTO_URL_SECONDS } from "#server/base/limits";
import type { PhotoRow } from "#server/db/tables/imports";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";

export async function photoOf(files: Files, row: PhotoRow): Promise<Photo> {
  return {
    id: row.id,
    url: await files.signedUrl(PHOTO_BUCKET, row.path, PHOTO_URL_SECONDS),
    width: row.width,
    height: row.height,
    caption: row.caption,
    ...(row.plan ? { plan: true as const } : {}),
    ...(row.hints.length > 0 ? { hints: row.hints } : {}),
    ...(row.tint === null ? {} : { tint: row.tint }),
  };
}

export const photosOf = (files: Files, rows: readonly PhotoRow[]): Promise<Photo[]> =>
  Promise.all(rows.map((row) => photoOf(files, row)));
