/** Pages of a brochure in pixels, for whoever looks before it is printed. Runs in the image processes only. */
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { type BrochureOrder, layOutBrochure } from "#engine/media/brochure/brochure";
import { brochureFrame } from "#engine/media/brochure/sheet";
import type { Command } from "#engine/media/layout/commands";
import { paint } from "./paint.ts";
import type { PosterPixels } from "./poster.ts";
import { measureText } from "./text.ts";

interface Page {
  /** Units of the layout. */
  width: number;
  height: number;
  commands: readonly Command[];
  /** The pictures it shows, by their place, and how large a whole one is drawn. */
  boxes: ReadonlyMap<number, { width: number; height: number }>;
}

/** Laid out with this canvas's own measure. */
export function brochurePages(order: BrochureOrder): Page[] {
  const { width, height } = brochureFrame(order.size);
  return layOutBrochure(order, measureText).map(({ commands }) => ({
    width,
    height,
    commands,
    boxes: new Map(
      commands.flatMap((command) =>
        command.kind === "picture"
          ? [
              [
                command.picture,
                { width: command.width / command.crop.width, height: command.height / command.crop.height },
              ] as const,
            ]
          : [],
      ),
    ),
  }));
}

/** Four bytes a pixel, `scale` pixels to a unit. `pixels`: null where a photo cannot be had. */
export function paintPage(
  { width, height, commands }: Page,
  pixels: ReadonlyMap<number, PosterPixels | null>,
  scale: number,
): { pixels: Buffer; width: number; height: number } {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  const most = Math.max(-1, ...pixels.keys());
  const images = Array.from({ length: most + 1 }, (_, at) => {
    const of = pixels.get(at);
    const image = createCanvas(of?.width ?? 1, of?.height ?? 1);
    if (of) {
      const bytes = new Uint8ClampedArray(of.data.buffer, of.data.byteOffset, of.data.byteLength);
      image.getContext("2d").putImageData(new ImageData(bytes, of.width, of.height), 0, 0);
    }
    return image;
  });
  paint(context, commands, images);
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}
