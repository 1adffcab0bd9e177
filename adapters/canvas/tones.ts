/** How light a picture is, cell by cell: what the shade under its words is reckoned from. */
import { luminanceOf } from "#engine/media/layout/colors";
import { CELLS, cellOf } from "./cells.ts";

/** Rows of luminances from 0 to 1: of each cell the lightest of its samples. `data`: four bytes a sample. */
export function tonesOf({ data, side }: { data: Uint8Array; side: number }): number[][] {
  const tones = Array.from({ length: CELLS }, () => Array.from({ length: CELLS }, () => 0));
  for (let y = 0; y < side; y++) {
    const row = tones[cellOf(y, side)];
    for (let x = 0; row && x < side; x++) {
      const at = (y * side + x) * 4;
      const luminance = luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      row[cellOf(x, side)] = Math.max(row[cellOf(x, side)] ?? 0, luminance);
    }
  }
  return tones;
}
