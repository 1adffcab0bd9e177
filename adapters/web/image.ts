/** Strangers' images are never passed on: they are decoded and written anew, which drops metadata and anything hidden. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { MAX_IMAGE_PIXELS } from "./limits.ts";

const READABLE = new Set(["jpeg", "png", "webp", "gif", "avif", "heif", "tiff"]);
const MAX_SIDE = 2560;

async function readMeta(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: "none" }).metadata();
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}

/** Upright width and height. Throws not_an_image (also for SVG, which can load other files) and too_large (over 60 megapixels). */
export async function readableImage(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const meta = await readMeta(bytes);
  if (!READABLE.has(meta.format ?? "")) throw new AppError("not_an_image", { data: { format: meta.format ?? null } });
  const { width, height } = meta.autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw new AppError("too_large", { data: { maxPixels: MAX_IMAGE_PIXELS } });
  return { width, height };
}

/**
 * JPEG, PNG, WebP, GIF, AVIF or TIFF bytes -> an upright sRGB JPEG of at most 2560 px a side, without metadata; transparency
 * becomes white. Throws as `readableImage` does.
 */
export async function reencodeImage(bytes: Uint8Array): Promise<{ jpeg: Uint8Array; width: number; height: number }> {
  await readableImage(bytes);
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" })
      .rotate()
      .flatten({ background: "#ffffff" })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .jpeg({ quality: 85, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}
