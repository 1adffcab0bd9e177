/** A poster in pixels: laid out with this canvas's own measure, and painted. Runs in the image processes only. */
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import type { Ratio } from "#contract/media/poster";
import type { PictureContent } from "#engine/media/content/content";
import type { Picture } from "#engine/media/layout/crop";
import { type Look, layOut } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import { paint } from "./paint.ts";
import { measureText } from "./text.ts";
import { tonesOf } from "./tones.ts";

interface PosterPhoto {
  /** A kept photo (`reencodeImage`): a JPEG of our own making. */
  jpeg: Uint8Array;
  /** What matters in it, in fractions of its sides; null: its middle. */
  focus: { x: number; y: number } | null;
}

export interface PaintOrder {
  template: TemplateId;
  ratio: Ratio;
  content: PictureContent;
  look: Look;
  photos: readonly PosterPhoto[];
  /** A kept picture, of any kind that canvases read. */
  logo: Uint8Array | null;
  /** 1 for the full number of pixels. */
  scale: number;
}

/** What a room is looked at for stands below the middle of its photo: above it is ceiling. */
const MIDDLE = { x: 0.5, y: 0.57 };

const described = (image: Image, focus: PosterPhoto["focus"]): Picture => ({
  width: image.width,
  height: image.height,
  focus: focus ?? MIDDLE,
  tones: tonesOf(image),
});

interface Painted {
  /** Four bytes a pixel, opaque. */
  pixels: Buffer;
  width: number;
  height: number;
}

/** Throws what the canvas throws for bytes that are no picture. */
export async function paintPoster({ photos, logo, ...order }: PaintOrder): Promise<Painted> {
  const shown = await Promise.all(photos.map(async ({ jpeg, focus }) => ({ image: await loadImage(jpeg), focus })));
  const mark = logo === null ? null : await loadImage(logo);
  const { width, height, commands } = layOut(
    {
      ...order,
      photos: shown.map(({ image, focus }) => described(image, focus)),
      logo: mark && described(mark, null),
    },
    measureText,
  );
  const canvas = createCanvas(width, height);
  paint(canvas.getContext("2d"), commands, [...shown.map(({ image }) => image), ...(mark ? [mark] : [])]);
  return { pixels: canvas.data(), width, height };
}
