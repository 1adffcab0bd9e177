/** How bytes are decoded here, and kept photos as pixels for whoever paints them. */
import sharp, { type SharpOptions } from "sharp";
import type { PartPixels, Shown } from "#adapters/canvas/pictures";
import type { Glance } from "#adapters/canvas/poster";
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
/** Of a pixel: what fractions lose on their way is no pixel more. */
const ROUNDING = 0.01;

/** A kept photo at a glance. Throws not_an_image and too_large. */
export async function glanceAt(jpeg: Uint8Array): Promise<Glance> {
  const size = await boundedSize(jpeg);
  return drawn(async () => {
    const data = await sharp(jpeg, INPUT)
      .resize({ width: TONES, height: TONES, fit: "fill", kernel: "linear" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
    return { ...size, tones: { data, side: TONES } };
  });
}

/** As much of a kept photo as is shown, in as many pixels, never more than it has. Throws not_an_image and too_large. */
async function partOf(jpeg: Uint8Array, { part, whole }: Shown): Promise<PartPixels> {
  const own = await boundedSize(jpeg);
  const scale = Math.min(1, Math.max(whole.width / own.width, whole.height / own.height));
  const [width, height] = [Math.max(1, Math.round(own.width * scale)), Math.max(1, Math.round(own.height * scale))];
  const left = Math.min(width - 1, Math.floor(part.x * width + ROUNDING));
  const top = Math.min(height - 1, Math.floor(part.y * height + ROUNDING));
  const box = {
    ...{ left, top },
    width: Math.min(width, Math.ceil((part.x + part.width) * width - ROUNDING)) - left,
    height: Math.min(height, Math.ceil((part.y + part.height) * height - ROUNDING)) - top,
  };
  return drawn(async () => {
    const data = await sharp(jpeg, INPUT)
      .resize({ width, height, fit: "fill" })
      .extract(box)
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer();
    return {
      ...{ data, width: box.width, height: box.height },
      part: { x: left / width, y: top / height, width: box.width / width, height: box.height / height },
    };
  });
}

/** Those of the pictures that are shown; null where there are no bytes. */
export const partsOf = async (
  jpegs: readonly (Uint8Array | undefined)[],
  shown: ReadonlyMap<number, Shown>,
): Promise<Map<number, PartPixels | null>> =>
  new Map(
    await Promise.all(
      [...shown].map(async ([at, one]) => {
        const jpeg = jpegs[at];
        return [at, jpeg && jpeg.length > 0 ? await partOf(jpeg, one) : null] as const;
      }),
    ),
  );
