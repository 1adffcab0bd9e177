/** Bare pixels of a document as a picture that is small to hand on: what comes of them is decoded again like a stranger's. */
import sharp from "sharp";

/** A photo loses nothing that a screen shows, and is read once more. */
const QUALITY = 92;

/** One (grey), three or four channels of a byte each; a fourth is left out. Grey ones keep every dot: letters are read from them. */
export async function packedPicture(
  pixels: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 1 | 3 | 4,
): Promise<Uint8Array> {
  const picture = sharp(pixels, { raw: { width, height, channels } }).removeAlpha();
  return channels === 1
    ? await picture.toColourspace("b-w").png({ compressionLevel: 4 }).toBuffer()
    : await picture.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" }).toBuffer();
}
