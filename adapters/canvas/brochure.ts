/** Pages of a brochure in pixels, for whoever looks before it is printed. Runs in the image processes only. */
import { createCanvas } from "@napi-rs/canvas";
import { type BrochureOrder, layOutBrochure } from "#engine/media/brochure/brochure";
import { brochureFrame } from "#engine/media/brochure/sheet";
import type { Command } from "#engine/media/layout/commands";
import { paint } from "./paint.ts";
import { type PartPixels, readyIn, type Shown, shownIn } from "./pictures.ts";
import { measureText } from "./text.ts";

interface Page {
  /** Units of the layout. */
  width: number;
  height: number;
  commands: readonly Command[];
}

/** Laid out with this canvas's own measure. */
export function brochurePages(order: BrochureOrder): Page[] {
  const { width, height } = brochureFrame(order.size);
  return layOutBrochure(order, measureText).map(({ commands }) => ({ width, height, commands }));
}

/** What a page shows of its pictures when it is painted `scale` pixels to a unit. */
export const shownOn = ({ commands }: Page, scale: number): Map<number, Shown> => shownIn(commands, scale);

/** Four bytes a pixel, `scale` pixels to a unit. `pixels`: null where a photo cannot be had. */
export function paintPage(
  { width, height, commands }: Page,
  pixels: ReadonlyMap<number, PartPixels | null>,
  scale: number,
): { pixels: Buffer; width: number; height: number } {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  paint(context, commands, readyIn(pixels));
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}
