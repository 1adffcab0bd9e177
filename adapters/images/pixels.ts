/** How bytes are decoded here, and kept photos as pixels for whoever paints them. */
import sharp, { type SharpOptions } from "sharp";
import type { PosterPixels } from "#adapters/canvas/poster";
import { AppError } from "#contract/errors";
import { boundedSize } from "./bounds.ts";

/** The header was looked at before; the first frame is all there is. */
export const INPUT: SharpOptions = { limitInputPixels: false, failOn: "truncated", pages: 1 };

/** What fails while pixels are decoded is no picture: throws not_an_image. */
export async function drawn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}

/** Samples a side, of how light a photo is. */
const TONES = 96;

/**
 * A kept photo in pixels, no larger than the frame shows it, and in as few as say how light it is where. Throws not_an_image and
 * too_large.
 */
export async function forPoster(jpeg: Uint8Array, frame: { width: number; height: number }): Promise<PosterPixels> {
  await boundedSize(jpeg);
  return drawn(async () => {
    const { data, info } = await sharp(jpeg, INPUT)
      .autoOrient()
      .resize({ ...frame, fit: "outside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const tones = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize({ width: TONES, height: TONES, fit: "fill" })
      .raw()
      .toBuffer();
    return { data, width, height, tones: { data: tones, side: TONES } };
  });
}
