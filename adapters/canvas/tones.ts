/** How light a picture is, cell by cell: what the shade under its words is reckoned from. */
import { createCanvas, type Image } from "@napi-rs/canvas";
import { luminanceOf } from "#engine/media/layout/colors";

const CELLS = 24;
/** Samples a cell, along each side. */
const FINE = 4;

/** Rows of luminances from 0 to 1: of each cell the lightest sample. */
export function tonesOf(image: Image): number[][] {
  const side = CELLS * FINE;
  const context = createCanvas(side, side).getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const tones = Array.from({ length: CELLS }, () => Array.from({ length: CELLS }, () => 0));
  for (let y = 0; y < side; y++) {
    const row = tones[Math.floor(y / FINE)];
    for (let x = 0; row && x < side; x++) {
      const at = (y * side + x) * 4;
      const luminance = luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      const column = Math.floor(x / FINE);
      row[column] = Math.max(row[column] ?? 0, luminance);
    }
  }
  return tones;
}
