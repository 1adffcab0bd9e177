/** A kept photo made ready to post: straightened and lit, cut to a shape around what catches the eye, signed in a corner. */
import sharp from "sharp";
import type { CopyLanguage } from "#contract/copy";
import { alteredSize, alteredWords } from "#engine/media/content/altered";
import { boundedSize } from "./bounds.ts";
import { cutSize, type Size } from "./cut-size.ts";
import { brightnessOf, FAULTS_SIDE, leanOf } from "./faults.ts";
import type { PhotoEdit } from "./order.ts";
import { drawn, INPUT } from "./pixels.ts";
import { sourceTypeXmp } from "./source-type.ts";

const QUALITY = 88;
/** Mean brightness (0 to 255) that a dark photo is lifted towards, and by how much at most; a bright one keeps its own. */
const LIGHT = { wanted: 118, most: 1.35 } as const;
/** Of the way to black and to white that the darkest and lightest parts go; contrast grows by this much at most. */
const SPREAD = { part: 0.5, most: 1.6 } as const;
const COLOUR = 1.05;
/** Around a plan: what plans are drawn on. */
const PAPER = "#ffffff";
/** Degrees; what leans less is left alone, what leans more was meant. */
const LEAN = { least: 0.8, most: 8 } as const;
/** Of the shorter side: height and distance of the name in the corner, and the room a logo has. */
const SIGN = { size: 0.032, margin: 0.035, logo: { width: 0.24, height: 0.1 } } as const;

/** The largest upright part, in its own shape, of a picture that was turned by so many degrees. */
export function insideTurned(width: number, height: number, degrees: number): { width: number; height: number } {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const ratio = Math.max(width / height, height / width);
  const scale = 1 / (Math.cos(angle) + ratio * Math.sin(angle));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

async function corrected(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .resize({ width: FAULTS_SIDE, height: FAULTS_SIDE, fit: "inside", withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lean = leanOf({ data, width: info.width, height: info.height }) ?? 0;
  let upright = bytes;
  if (Math.abs(lean) >= LEAN.least && Math.abs(lean) <= LEAN.most) {
    const { width, height } = await sharp(bytes).metadata();
    const inside = insideTurned(width, height, lean);
    const turned = await sharp(bytes).rotate(-lean).png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true });
    upright = await sharp(turned.data)
      .extract({
        left: Math.floor((turned.info.width - inside.width) / 2),
        top: Math.floor((turned.info.height - inside.height) / 2),
        ...inside,
      })
      .png({ compressionLevel: 0 })
      .toBuffer();
  }
  const { mean, low, high } = brightnessOf({ data });
  const [black, white] = [low * (1 - SPREAD.part), high + (255 - high) * SPREAD.part];
  const contrast = Math.min(SPREAD.most, (white - black) / Math.max(1, high - low));
  const shift = black - contrast * low;
  const brightness = Math.min(LIGHT.most, Math.max(1, LIGHT.wanted / Math.max(1, contrast * mean + shift)));
  return sharp(upright)
    .linear(contrast, shift)
    .modulate({ brightness, saturation: COLOUR })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function nameOn(name: string, size: Size) {
  // faces are opened by the first photo that is signed
  const { signPicture } = await import("#adapters/canvas/sign");
  return signPicture(name, Math.round(SIGN.size * Math.min(size.width, size.height)), size.width * 0.8);
}

async function alteredOn(language: CopyLanguage, size: Size) {
  const { signPicture } = await import("#adapters/canvas/sign");
  const high = Math.round(alteredSize(language) * Math.min(size.width, size.height));
  return signPicture(alteredWords[language], high, size.width * 0.9);
}

async function logoOn(logo: Uint8Array, size: Size) {
  const shorter = Math.min(size.width, size.height);
  const box = {
    width: Math.max(1, Math.round(SIGN.logo.width * shorter)),
    height: Math.max(1, Math.round(SIGN.logo.height * shorter)),
  };
  const { data, info } = await sharp(logo, INPUT)
    .resize({ ...box, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** JPEG bytes, no side longer than `longest`. Throws not_an_image and too_large. */
export async function readyPhoto({ bytes, shape, light, sign, longest, altered, plan }: PhotoEdit): Promise<Buffer> {
  await boundedSize(bytes);
  return drawn(async () => {
    const kept = await sharp(bytes, INPUT)
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .png({ compressionLevel: 0 })
      .toBuffer();
    const correct = light === "corrected" && !plan;
    const lit = correct ? await corrected(kept) : kept;
    // at the edges of a plan are rooms
    const size = cutSize(await sharp(lit).metadata(), shape, { whole: plan === true, longest });
    const whole = sharp(lit).resize({
      ...size,
      ...(plan ? { fit: "contain", background: PAPER } : { fit: "cover", position: sharp.strategy.attention }),
    });
    const kind = altered ? "compositeSynthetic" : correct ? "algorithmicallyEnhanced" : null;
    const cut = kind === null ? whole : whole.withXmp(sourceTypeXmp(kind));
    const margin = Math.round(SIGN.margin * Math.min(size.width, size.height));
    const signed =
      sign === null ? null : typeof sign === "string" ? await nameOn(sign, size) : await logoOn(sign, size);
    const said = altered ? await alteredOn(altered, size) : null;
    const overlays = [
      signed && { mark: signed, left: size.width - signed.width - margin, top: size.height - signed.height - margin },
      said && { mark: said, left: margin, top: margin },
    ].flatMap((overlay) => {
      // a picture smaller than its letters has none
      if (!overlay || overlay.mark.width > size.width || overlay.mark.height > size.height) return [];
      const { pixels, width: wide, height: high } = overlay.mark;
      const raw = { width: wide, height: high, channels: 4 as const };
      return [{ input: pixels, raw, left: Math.max(0, overlay.left), top: Math.max(0, overlay.top) }];
    });
    return cut.composite(overlays).jpeg({ quality: QUALITY }).toBuffer();
  });
}
