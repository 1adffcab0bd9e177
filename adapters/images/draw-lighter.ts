/** A picture drawn so that it weighs no more than it may: with less quality first, then with fewer pixels. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { boundedSize } from "./bounds.ts";
import { drawn, INPUT } from "./pixels.ts";

/** Pixels of the longer side at most, and quality, from the best that is tried. */
const STEPS = [
  { side: 2560, quality: 76 },
  { side: 2048, quality: 76 },
  { side: 1600, quality: 76 },
  { side: 1280, quality: 72 },
  { side: 1080, quality: 64 },
  { side: 800, quality: 56 },
] as const;

/** JPEG of at most `most` bytes. Throws not_an_image and too_large. */
export async function lighterPicture(bytes: Uint8Array, most: number) {
  await boundedSize(bytes);
  return drawn(async () => {
    for (const { side, quality } of STEPS) {
      const { data, info } = await sharp(bytes, INPUT)
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        // what a program made or bettered goes on saying so
        .keepXmp()
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true });
      if (data.byteLength <= most) return { jpeg: data, width: info.width, height: info.height };
    }
    throw new AppError("too_large");
  });
}
