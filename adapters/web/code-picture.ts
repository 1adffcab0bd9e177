/** A picture of a code to scan, drawn anew: sharp edges stay sharp, what else the file held is gone. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { readableImage } from "./image.ts";
import { MAX_IMAGE_PIXELS } from "./limits.ts";

/** Pixels of the longer side at most. */
const CODE_SIDE = 720;
const LEAST_SIDE = 96;

/** PNG, sRGB, without metadata, transparency on white. Throws not_an_image and too_large as `readableImage` does. */
export async function drawCodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await readableImage(bytes);
  if (Math.min(width, height) < LEAST_SIDE) throw new AppError("invalid_input", { data: { field: "file" } });
  try {
    return await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width: CODE_SIDE, height: CODE_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      // a code has few colours; with 256 at most, even a photo of one stays under the megabyte the database takes
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}
