/** A poster in pixels: laid out with this canvas's own measure, and painted. Runs in the image processes only. */
import { createCanvas } from "@napi-rs/canvas";
import type { Ratio } from "#contract/media/poster";
import type { PictureContent } from "#engine/media/content/content";
import type { Picture } from "#engine/media/layout/crop";
import { type Look, layOut, type Poster } from "#engine/media/poster";
import type { TemplateId } from "#engine/media/templates/index";
import { matterOf } from "./matter.ts";
import { paint } from "./paint.ts";
import { type PartPixels, readyIn, type Shown, shownIn } from "./pictures.ts";
import { measureText } from "./text.ts";
import { tonesOf } from "./tones.ts";

/** What is known of a picture before it is decoded whole: its sides, and its tones in few pixels, `side` by `side`. */
export interface Glance {
  width: number;
  height: number;
  tones: { data: Uint8Array; side: number };
}

/** What matters in a photo, in fractions of its sides. */
export interface PosterFocus {
  x: number;
  y: number;
}

/** What a photo is, beside a photo. */
export interface PhotoKind {
  plan?: boolean | undefined;
  altered?: boolean | undefined;
}

export interface LayOrder {
  template: TemplateId;
  ratio: Ratio;
  content: PictureContent;
  look: Look;
  /** `focus` null: where there is most to see. `plan`: a floor plan. `altered`: it shows what is not there. */
  photos: readonly ({ glance: Glance; focus: PosterFocus | null } & PhotoKind)[];
  logo: Glance | null;
  /** 1 for the full number of pixels. */
  scale: number;
}

/** Where a photo is alike all over: what a room is looked at for stands below the middle, above it is ceiling. */
const MIDDLE = { x: 0.5, y: 0.57 };

const described = (
  { width, height, tones }: Glance,
  focus: PosterFocus | null,
  { plan = false, altered = false }: PhotoKind = {},
): Picture => ({
  width,
  height,
  plan,
  altered,
  focus: focus ?? MIDDLE,
  matter: focus === null ? matterOf(tones) : undefined,
  tones: tonesOf(tones),
});

/** The poster laid out, and what it shows of its pictures: the photos in order, the logo behind them. */
export function laidPoster({ photos, logo, ...order }: LayOrder): { poster: Poster; shown: Map<number, Shown> } {
  const pictures = photos.map(({ glance, focus, ...kind }) => described(glance, focus, kind));
  const poster = layOut({ ...order, photos: pictures, logo: logo && described(logo, null) }, measureText);
  return { poster, shown: shownIn(poster.commands, 1) };
}

interface Painted {
  /** Four bytes a pixel, opaque. */
  pixels: Buffer;
  width: number;
  height: number;
}

export function paintPoster(
  { width, height, commands }: Poster,
  pixels: ReadonlyMap<number, PartPixels | null>,
): Painted {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext("2d"), commands, readyIn(pixels));
  return { pixels: canvas.data(), width, height };
}
