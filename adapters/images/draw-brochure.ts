/** What a brochure will look like: its pages below one another as one JPEG, laid out and painted as the paper is. */
import sharp from "sharp";
import type { BrochureLook } from "./order.ts";
import { partsOf } from "./pixels.ts";

const QUALITY = 84;
/** Between pages: the colour of a table they lie on. */
const TABLE = "#E9E4DC";
const GAP = 20;
/** Of a page; a photo is decoded no larger than the part of it that it can fill. */
const WIDTH = 760;

/** JPEG bytes. Throws what `partsOf` throws. */
export async function brochure({ what, photos, logo, ...order }: BrochureLook): Promise<Buffer> {
  const { brochurePages, paintPage, shownOn } = await import("#adapters/canvas/brochure");
  const shown = [...photos, ...(logo ? [logo] : [])];
  const sheets = brochurePages({ ...order, photos, logo });
  const painted: Awaited<ReturnType<typeof paintPage>>[] = [];
  // a page at a time: pixels of all photos together are more than a process may keep
  for (const sheet of sheets) {
    const scale = WIDTH / sheet.width;
    const jpegs = shown.map(({ jpeg }) => jpeg);
    const pixels = await partsOf(jpegs, shownOn(sheet, scale));
    painted.push(paintPage(sheet, pixels, scale));
  }
  const height = painted.reduce((sum, page) => sum + page.height + GAP, GAP);
  let top = GAP;
  const layers = painted.map(({ pixels, ...raw }) => {
    const layer = { input: pixels, raw: { ...raw, channels: 4 as const }, left: GAP, top };
    top += raw.height + GAP;
    return layer;
  });
  return sharp({ create: { width: WIDTH + 2 * GAP, height, channels: 3, background: TABLE } })
    .composite(layers)
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
