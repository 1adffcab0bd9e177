/** Text on a canvas: measured and drawn by the same runs, so that what fits when it is measured fits when it is drawn. */
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { gapsIn, OPTICAL } from "#adapters/fonts/families";
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
const widths = new Map<string, { width: number; gaps: number }>();
/** Texts of some dozens of posters. */
const MOST_WIDTHS = 20_000;

function widthAt100(text: string, font: Font): { width: number; gaps: number } {
  const key = `${font.family} ${font.weight} ${font.language} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const runs = runsOf(text, font);
  let width = 0;
  for (const run of runs) {
    take(ruler, run.face, { ...font, size: REFERENCE, tracking: 0 });
    width += ruler.measureText(run.text).width;
  }
  if (widths.size >= MOST_WIDTHS) widths.clear();
  const measured = { width, gaps: gapsIn(runs) };
  widths.set(key, measured);
  return measured;
}

export const measureText: Measure = (text, font) => {
  if (text === "") return 0;
  const { width, gaps } = widthAt100(text, font);
  return (width * font.size) / REFERENCE + gaps * font.tracking * font.size;
};

/** Draws one line; `y` is its baseline. */
export function drawText(context: SKRSContext2D, text: string, x: number, y: number, font: Font): void {
  let left = x;
  for (const run of runsOf(text, font)) {
    take(context, run.face, run.apart ? font : { ...font, tracking: 0 });
    context.fillText(run.text, left, y);
    left += context.measureText(run.text).width;
  }
}
