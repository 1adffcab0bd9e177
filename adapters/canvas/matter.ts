/** Where there is something to see in a picture, cell by cell: edges and colour, and not walls, ceilings and sky. */
import { CELLS, cellOf } from "./cells.ts";

/** Of the difference to the neighbours: what grain and soft light come to, and from where more says nothing more. */
const QUIET = 0.03;
const LOUD = 0.35;
/** How much a strong colour says beside an edge. */
const COLOUR = 0.4;

const within = (value: number, least: number, most: number): number =>
  Math.min(1, Math.max(0, (value - least) / (most - least)));

/** Rows of how much there is to see, from 0 to 1. `data`: four bytes a sample, `side` by `side`. */
export function matterOf({ data, side }: { data: Uint8Array; side: number }): number[][] {
  const matter = Array.from({ length: CELLS }, () => Array.from({ length: CELLS }, () => 0));
  const level = (at: number): number => ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
  const ofCell = (CELLS / side) ** 2;
  for (let y = 0; y < side - 1; y++) {
    const row = matter[cellOf(y, side)];
    for (let x = 0; row && x < side - 1; x++) {
      const at = (y * side + x) * 4;
      const here = level(at);
      const edge = Math.abs(here - level(at + 4)) + Math.abs(here - level(at + side * 4));
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      const colour = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
      const seen = (within(edge, QUIET, LOUD) + COLOUR * within(colour, 0.35, 1)) / (1 + COLOUR);
      row[cellOf(x, side)] = (row[cellOf(x, side)] ?? 0) + seen * ofCell;
    }
  }
  return matter;
}
