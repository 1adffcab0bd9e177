/** Which part of a photo is shown in a box of another shape: as much as fits, around what matters. */
import type { Box } from "./commands.ts";

export interface Picture {
  /** Pixels; only their proportion matters. */
  width: number;
  height: number;
  /** What matters, in fractions of its sides. */
  focus: { x: number; y: number };
  /** Where nobody said what matters: how much there is to see, in rows of cells (0 to 1). `focus` is where nothing stands out. */
  matter?: readonly (readonly number[])[] | undefined;
  /** A floor plan: of use only when all of it is seen. */
  plan?: boolean;
  /** It shows what is not there, and says so wherever it is shown. */
  altered?: boolean;
  /** How light it is: rows of cells, each the luminance (0 to 1) of the lightest in it. */
  tones: readonly (readonly number[])[];
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** What a part must show more, of all there is to see, to lie one whole side further from the focus. */
const PULL = 0.3;
/** Places that are tried along a side. */
const PLACES = 48;

/** How much of `cells` lies between `from` and `to`, fractions of their length. */
function between(cells: readonly number[], from: number, to: number): number {
  const length = cells.length;
  return cells.reduce((sum, cell, at) => {
    const inside = Math.min(to * length, at + 1) - Math.max(from * length, at);
    return sum + cell * Math.max(0, inside);
  }, 0);
}

/** Where a part `shown` long begins, along a side whose cells hold so much: as much as may be, not far from `usual` for little. */
function bestAlong(cells: readonly number[], shown: number, usual: number): number {
  const all = cells.reduce((sum, cell) => sum + cell, 0);
  if (all === 0) return usual;
  const worth = (at: number): number => between(cells, at, at + shown) / all - PULL * Math.abs(at - usual);
  const places = Array.from({ length: PLACES + 1 }, (_, place) => (place / PLACES) * (1 - shown));
  return places.reduce((best, place) => (worth(place) > worth(best) ? place : best), usual);
}

/** The part of the picture that fills a box of this shape, in fractions of the picture's sides. */
export function cropFor(
  { width, height, focus, matter }: Pick<Picture, "width" | "height" | "focus" | "matter">,
  box: Pick<Box, "width" | "height">,
): Box {
  const wanted = box.width / box.height;
  const own = width / height;
  const shown = own > wanted ? { width: wanted / own, height: 1 } : { width: 1, height: own / wanted };
  const x = clamp(focus.x - shown.width / 2, 1 - shown.width);
  const y = clamp(focus.y - shown.height / 2, 1 - shown.height);
  if (matter === undefined) return { x, y, ...shown };
  const columns = (matter[0] ?? []).map((_, column) => matter.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const rows = matter.map((row) => row.reduce((sum, cell) => sum + cell, 0));
  return {
    x: shown.width < 1 ? bestAlong(columns, shown.width, x) : x,
    y: shown.height < 1 ? bestAlong(rows, shown.height, y) : y,
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
