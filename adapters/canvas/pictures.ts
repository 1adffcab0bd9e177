/** What of each picture a list of commands shows, and in how many pixels: so much of a photo is decoded, and no more. */
import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import type { Box, Command } from "#engine/media/layout/commands";
import type { Ready } from "./paint.ts";

/** A picture as pixels, four bytes each. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A part of a picture, in fractions of its sides, and the pixels the whole one is shown with. */
export interface Shown {
  part: Box;
  whole: { width: number; height: number };
}

/** The part of the picture, as it lies in the pixels. */
export interface PartPixels extends Pixels {
  part: Box;
}

/** By the pictures' places; one that is not shown is missing. `scale`: pixels to a unit of the commands. */
export function shownIn(commands: readonly Command[], scale: number): Map<number, Shown> {
  const shown = new Map<number, Shown>();
  for (const command of commands) {
    if (command.kind !== "picture") continue;
    const { crop } = command;
    const whole = { width: (command.width * scale) / crop.width, height: (command.height * scale) / crop.height };
    const other = shown.get(command.picture);
    if (!other) {
      shown.set(command.picture, { part: crop, whole });
      continue;
    }
    const [x, y] = [Math.min(crop.x, other.part.x), Math.min(crop.y, other.part.y)];
    shown.set(command.picture, {
      part: {
        ...{ x, y },
        width: Math.max(crop.x + crop.width, other.part.x + other.part.width) - x,
        height: Math.max(crop.y + crop.height, other.part.y + other.part.height) - y,
      },
      whole: {
        width: Math.max(whole.width, other.whole.width),
        height: Math.max(whole.height, other.whole.height),
      },
    });
  }
  return shown;
}

/** Pixels as something a canvas draws. */
function canvasOf({ data, width, height }: Pixels): Canvas {
  const canvas = createCanvas(width, height);
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  canvas.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas;
}

/** Pictures by their place; null: cannot be had. */
export function readyIn(pixels: ReadonlyMap<number, PartPixels | null>): (Ready | undefined)[] {
  const ready: (Ready | undefined)[] = [];
  for (const [at, one] of pixels) if (one) ready[at] = { canvas: canvasOf(one), part: one.part };
  return ready;
}
