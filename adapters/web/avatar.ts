/** A person's picture: the square they chose, drawn anew in two sizes. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { readableImage } from "./image.ts";
import { MAX_IMAGE_PIXELS } from "./limits.ts";

/** Pixels a side. The large one is for the profile, the small one for lists and the sidebar. */
export const AVATAR_SIDES = { large: 512, small: 96 } as const;
/** A crop of fewer pixels is no picture of anybody. */
const LEAST_SIDE = 16;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * `crop` in fractions of the upright picture. Answers WebP, sRGB, without metadata, transparency on white.
 * Throws not_an_image and too_large as `reencodeImage` does, invalid_input for a crop of next to nothing.
 */
export async function drawAvatar(
  bytes: Uint8Array,
  crop: { x: number; y: number; width: number; height: number },
): Promise<Record<keyof typeof AVATAR_SIDES, Uint8Array>> {
  const { width, height } = await readableImage(bytes);
  const left = clamp(Math.round(crop.x * width), 0, width - 1);
  const top = clamp(Math.round(crop.y * height), 0, height - 1);
  const part = {
    left,
    top,
    width: clamp(Math.round(crop.width * width), 1, width - left),
    height: clamp(Math.round(crop.height * height), 1, height - top),
  };
  if (Math.min(part.width, part.height) < LEAST_SIDE) throw new AppError("invalid_input", { data: { field: "crop" } });
  const draw = (side: number) =>
    sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" })
      .autoOrient()
      .extract(part)
      .flatten({ background: "#ffffff" })
      .resize({ width: side, height: side, fit: "cover" })
      .toColourspace("srgb")
      .webp({ quality: 86 })
      .toBuffer();
  try {
    const [large, small] = await Promise.all([draw(AVATAR_SIDES.large), draw(AVATAR_SIDES.small)]);
    return { large, small };
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}
