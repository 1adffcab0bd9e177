/** Whether a picture may be decoded at all, from its header. Runs in a process of its own: headers are a stranger's too. */
import sharp, { type Metadata } from "sharp";
import { MAX_IMAGE_DECODED_BYTES, MAX_IMAGE_FRAMES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from "#adapters/web/limits";
import { AppError } from "#contract/errors";

/** Bytes of a sample once decoded, by libvips' names. */
const SAMPLE_BYTES: Record<Metadata["depth"], number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
  complex: 8,
  dpcomplex: 16,
};

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false, failOn: "none" }).metadata();
  } catch (cause) {
    throw new AppError("not_an_image", { cause });
  }
}

/**
 * Upright width and height. Throws not_an_image for a header that cannot be read, and too_large past the sides, pixels,
 * frames or decoded bytes of the limits. Only the first frame is ever decoded; the others are counted because a header may
 * hold millions.
 */
export async function boundedSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, channels, depth, pages = 1, autoOrient } = await readHeader(bytes);
  const decoded = width * height * channels * SAMPLE_BYTES[depth];
  if (Math.max(width, height) > MAX_IMAGE_SIDE) throw new AppError("too_large", { data: { maxSide: MAX_IMAGE_SIDE } });
  if (width * height > MAX_IMAGE_PIXELS) throw new AppError("too_large", { data: { maxPixels: MAX_IMAGE_PIXELS } });
  if (pages > MAX_IMAGE_FRAMES) throw new AppError("too_large", { data: { maxFrames: MAX_IMAGE_FRAMES } });
  if (decoded > MAX_IMAGE_DECODED_BYTES)
    throw new AppError("too_large", { data: { maxBytes: MAX_IMAGE_DECODED_BYTES } });
  return { width: autoOrient.width, height: autoOrient.height };
}
