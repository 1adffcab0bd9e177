/** Which part of a photo is shown in a box of another shape: as much as fits, around what matters. */
import type { Box } from "./commands.ts";

export interface Picture {
  /** Pixels; only their proportion matters. */
  width: number;
  height: number;
  /** What matters, in fractions of its sides. */
  focus: { x: number; y: number };
  /** A floor plan: of use only when all of it is seen. */
  plan?: boolean;
  /** It shows what is not there, and says so wherever it is shown. */
  altered?: boolean;
  /** How light it is: rows of cells, each the luminance (0 to 1) of the lightest in it. */
  tones: readonly (readonly number[])[];
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** The part of the picture that fills a box of this shape, in fractions of the picture's sides. */
export function cropFor(
  { width, height, focus }: Pick<Picture, "width" | "height" | "focus">,
  box: Pick<Box, "width" | "height">,
): Box {
  const wanted = box.width / box.height;
  const own = width / height;
  const shown = own > wanted ? { width: wanted / own, height: 1 } : { width: 1, height: own / wanted };
  return {
    x: clamp(focus.x - shown.width / 2, 1 - shown.width),
    y: clamp(focus.y - shown.height / 2, 1 - shown.height),
    ...shown,
  };
}

/** Where a picture stands whole in a box, in the middle of its height. */
export function wholeIn({ width, height }: Pick<Picture, "width" | "height">, box: Box, at: "start" | "center"): Box {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  const x = at === "start" ? box.x : box.x + (box.width - size.width) / 2;
  return { x, y: box.y + (box.height - size.height) / 2, ...size };
}

/** Luminance of the lightest cell that `part` of the picture touches, both in fractions of its sides. */
export function lightestIn({ tones }: Pick<Picture, "tones">, part: Box): number {
  const rows = tones.length;
  let lightest = 0;
  for (const [row, cells] of tones.entries()) {
    if ((row + 1) / rows <= part.y || row / rows >= part.y + part.height) continue;
    for (const [column, luminance] of cells.entries()) {
      if ((column + 1) / cells.length <= part.x || column / cells.length >= part.x + part.width) continue;
      lightest = Math.max(lightest, luminance);
    }
  }
  return lightest;
}
