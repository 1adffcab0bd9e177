/** What a picture looks like, from a few of its pixels: a hash by which it is known again in any size, and whether it is drawn. */

/** Pixels a side of the picture that is measured; three bytes each, row by row. */
export const LOOK_SIDE = 128;
/** Columns and rows of the brightness the hash is made of. */
const COLUMNS = 9;
const ROWS = 8;
/** Brightness a picture must span to be known by it: a wall in one colour looks like any other. */
const LEAST_SPAN = 24;

interface Look {
  /** 16 hexadecimal digits, 64 comparisons of neighbours (dHash); null where there is nothing to compare. */
  hash: string | null;
  /** Lines on even paper: a floor plan, a drawing, a logo. */
  drawn: boolean;
}

const brightness = (pixels: Uint8Array, at: number): number =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);

/** Mean brightness of each field of the grid. */
function fields(pixels: Uint8Array): number[] {
  const sums = new Array<number>(COLUMNS * ROWS).fill(0);
  const counts = new Array<number>(COLUMNS * ROWS).fill(0);
  for (let y = 0; y < LOOK_SIDE; y++)
    for (let x = 0; x < LOOK_SIDE; x++) {
      const field = Math.floor((y * ROWS) / LOOK_SIDE) * COLUMNS + Math.floor((x * COLUMNS) / LOOK_SIDE);
      sums[field] = (sums[field] ?? 0) + brightness(pixels, 3 * (y * LOOK_SIDE + x));
      counts[field] = (counts[field] ?? 0) + 1;
    }
  return sums.map((sum, field) => sum / (counts[field] ?? 1));
}

function hashOf(pixels: Uint8Array): string | null {
  const means = fields(pixels);
  if (Math.max(...means) - Math.min(...means) < LEAST_SPAN) return null;
  let hash = "";
  for (let row = 0; row < ROWS; row++) {
    let byte = 0;
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      byte = byte * 2 + ((means[at] ?? 0) < (means[at + 1] ?? 0) ? 1 : 0);
    }
    hash += byte.toString(16).padStart(2, "0");
  }
  return hash;
}

/** Even light paper under thin dark lines; photos of white rooms are never so even. */
function isDrawn(pixels: Uint8Array): boolean {
  const bins = new Map<number, number>();
  let edges = 0;
  let dark = 0;
  for (let y = 0; y < LOOK_SIDE; y++)
    for (let x = 0; x < LOOK_SIDE; x++) {
      const at = 3 * (y * LOOK_SIDE + x);
      const here = brightness(pixels, at);
      const bin = ((pixels[at] ?? 0) >> 3) * 1024 + ((pixels[at + 1] ?? 0) >> 3) * 32 + ((pixels[at + 2] ?? 0) >> 3);
      bins.set(bin, (bins.get(bin) ?? 0) + 1);
      if (here < 130) dark += 1;
      const right = x + 1 < LOOK_SIDE ? brightness(pixels, at + 3) : here;
      const below = y + 1 < LOOK_SIDE ? brightness(pixels, at + 3 * LOOK_SIDE) : here;
      if (Math.abs(here - right) + Math.abs(here - below) > 50) edges += 1;
    }
  const all = LOOK_SIDE * LOOK_SIDE;
  const [paper = 0, share = 0] = [...bins].sort((a, b) => b[1] - a[1])[0] ?? [];
  const light = Math.min(paper >> 10, (paper >> 5) & 31, paper & 31) >= 26;
  return light && share / all >= 0.4 && edges / all >= 0.02 && edges / all <= 0.5 && dark / all <= 0.35;
}

/** `pixels`: LOOK_SIDE by LOOK_SIDE, red, green and blue. */
export const lookOf = (pixels: Uint8Array): Look => ({ hash: hashOf(pixels), drawn: isDrawn(pixels) });

/** The mean colour of the same pixels, "#rrggbb". */
export function tintOf(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (const [at, value] of pixels.entries()) sums[at % 3] = (sums[at % 3] ?? 0) + value;
  const hex = sums.map((sum) =>
    Math.round(sum / Math.max(1, pixels.length / 3))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
