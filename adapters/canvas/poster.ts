/** A poster in pixels: laid out with this canvas's own measure, and painted. Runs in the image processes only. */
import { type Canvas, createCanvas, ImageData } from "@napi-rs/canvas";
import type { Ratio } from "#contract/media/poster";
import type { PictureContent } from "#engine/media/content/content";
import type { Picture } from "#engine/media/layout/crop";
import { type Look, layOut } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import { paint } from "./paint.ts";
import { measureText } from "./text.ts";
import { tonesOf } from "./tones.ts";

/** A picture as pixels, four bytes each. */
export interface PosterPixels {
  data: Uint8Array;
  width: number;
  height: number;
  /** The same in few pixels, `side` by `side`. */
  tones: { data: Uint8Array; side: number };
}

/** What matters in a photo, in fractions of its sides. */
export interface PosterFocus {
  x: number;
  y: number;
}

export interface PaintOrder {
  template: TemplateId;
  ratio: Ratio;
  content: PictureContent;
  look: Look;
  /** `focus` null: its middle. */
  photos: readonly { pixels: PosterPixels; focus: PosterFocus | null }[];
  logo: PosterPixels | null;
  /** 1 for the full number of pixels. */
  scale: number;
}

/** What a room is looked at for stands below the middle of its photo: above it is ceiling. */
const MIDDLE = { x: 0.5, y: 0.57 };

const described = ({ width, height, tones }: PosterPixels, focus: PosterFocus | null): Picture => ({
  width,
  height,
  focus: focus ?? MIDDLE,
  tones: tonesOf(tones),
});

function canvasOf({ data, width, height }: PosterPixels): Canvas {
  const canvas = createCanvas(width, height);
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  canvas.getContext("2d").putImageData(new ImageData(bytes, width, height), 0, 0);
  return canvas;
}

interface Painted {
  /** Four bytes a pixel, opaque. */
  pixels: Buffer;
  width: number;
  height: number;
}

export function paintPoster({ photos, logo, ...order }: PaintOrder): Painted {
  const { width, height, commands } = layOut(
    {
      ...order,
      photos: photos.map(({ pixels, focus }) => described(pixels, focus)),
      logo: logo && described(logo, null),
    },
    measureText,
  );
  const canvas = createCanvas(width, height);
  const pictures = [...photos.map(({ pixels }) => pixels), ...(logo ? [logo] : [])];
  paint(canvas.getContext("2d"), commands, pictures.map(canvasOf));
  return { pixels: canvas.data(), width, height };
}
