/** Text on a canvas: measured and drawn by the same runs, so that what fits when it is measured fits when it is drawn. */
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { OPTICAL } from "#adapters/fonts/families";
import type { Font, Measure } from "#engine/media/layout/commands";
import { runsOf } from "./faces.ts";

function take(context: SKRSContext2D, face: string, { size, weight, tracking }: Font): void {
  context.font = `${size}px "${face}"`;
  context.fontVariationSettings = `'wght' ${weight}, 'opsz' ${OPTICAL}`;
  context.letterSpacing = `${tracking * size}px`;
}

const ruler = createCanvas(8, 8).getContext("2d");
/** Widths grow with sizes exactly: one size is measured, and a text is measured once. */
const REFERENCE = 100;
const widths = new Map<string, number>();
/** Texts of some dozens of posters. */
const MOST_WIDTHS = 20_000;

function widthAt100(text: string, font: Font): number {
  const key = `${font.family} ${font.weight} ${font.language} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  let width = 0;
  for (const run of runsOf(text, font)) {
    take(ruler, run.face, { ...font, size: REFERENCE, tracking: 0 });
    width += ruler.measureText(run.text).width;
  }
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
}

export const measureText: Measure = (text, font) =>
  text === ""
    ? 0
    : (widthAt100(text, font) * font.size) / REFERENCE + ([...text].length - 1) * font.tracking * font.size;

/** Draws one line; `y` is its baseline. */
export function drawText(context: SKRSContext2D, text: string, x: number, y: number, font: Font): void {
  let left = x;
  for (const run of runsOf(text, font)) {
    take(context, run.face, font);
    context.fillText(run.text, left, y);
    left += context.measureText(run.text).width;
  }
}
