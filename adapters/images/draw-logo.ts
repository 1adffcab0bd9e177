/** A firm's logo, drawn anew: cut to what is drawn of it, clear where it was clear, and never white on nothing. */
import sharp from "sharp";
import { AppError } from "#contract/errors";
import { boundedSize } from "./bounds.ts";
import { drawn, INPUT } from "./pixels.ts";

const SIDE = 800;
const LEAST_SIDE = 32;
/** A clear logo is lighter than this on the whole only if it was made for dark grounds: it gets one. 0 to 255. */
const LIGHT = 190;
const GROUND = "#1D1B19";
/** Of its longer side: the ground around it. */
const MARGIN = 0.08;
/** Samples clearer than this say nothing. */
const SEEN = 24;

/** Mean luminance of what is seen, and whether anything is clear. Four bytes a sample. */
function looked(data: Uint8Array): { light: number; clear: boolean } {
  let [sum, weight, clear] = [0, 0, false];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < 255 - SEEN) clear = true;
    if (alpha < SEEN) continue;
    sum += alpha * (0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
    weight += alpha;
  }
  return { light: weight === 0 ? 255 : sum / weight, clear };
}

/** PNG bytes of at most 800 pixels a side. Throws invalid_input for one of next to nothing. */
export async function logo(bytes: Uint8Array): Promise<Buffer> {
  const { width, height } = await boundedSize(bytes);
  if (Math.max(width, height) < LEAST_SIDE) throw new AppError("invalid_input", { data: { field: "file" } });
  return drawn(async () => {
    const whole = await sharp(bytes, INPUT)
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .png()
      .toBuffer();
    // of an even picture nothing would be left
    const cut = await sharp(whole)
      .trim({ threshold: 8 })
      .png()
      .toBuffer()
      .catch(() => whole);
    const { light, clear } = looked(await sharp(whole).raw().toBuffer());
    if (!clear || light < LIGHT) return sharp(cut).png({ compressionLevel: 9 }).toBuffer();
    const sides = await sharp(cut).metadata();
    const margin = Math.round(MARGIN * Math.max(sides.width, sides.height));
    const around = { top: margin, bottom: margin, left: margin, right: margin };
    const wider = await sharp(cut)
      .extend({ ...around, background: "#00000000" })
      .png()
      .toBuffer();
    return sharp(wider).flatten({ background: GROUND }).png({ compressionLevel: 9 }).toBuffer();
  });
}
