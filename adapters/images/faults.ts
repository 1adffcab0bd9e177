/** What a photographer would say of a photo, from its light and its edges. Careful: what is not plain is not said. */
import type { PhotoHint } from "#contract/import";

/** Pixels of the longer side of the grey picture that is measured. */
export const FAULTS_SIDE = 512;

/** Grey bytes, row by row. */
interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Of the kept photo: shorter and longer side in pixels, below which a feed shows it soft. */
const SMALL = { shorter: 600, longer: 900 } as const;
/** Brightness, 0 to 255: a photo is dark where its mean is below, and not even its lightest tenth is light. */
const DARK = { mean: 70, lightest: 150 } as const;
/** Brightness that must be spanned before edges say anything: a blank wall has none. */
const LEAST_SPAN = 40;
/** The sharpest hundredth of a photo changes at least so much from a pixel to the next. */
const SHARP = 14;
/** Degrees that upright lines may lean; more than the most is meant, or a roof. */
const LEAN = { least: 1.4, most: 8, looked: 12 } as const;
/** Parts of the upright lines that must agree, and of all pixels that must be one. */
const AGREE = 0.45;
const LEAST_LINES = 0.004;
/** Of an edge, in steps of brightness. */
const EDGE = 60;
const BINS_A_DEGREE = 2;

const share = (histogram: readonly number[], part: number): number => {
  const all = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [value, count] of histogram.entries()) {
    seen += count;
    if (seen >= all * part) return value;
  }
  return histogram.length - 1;
};

/** Mean of the bytes, and what the darkest and lightest fiftieth and the lightest tenth begin with. */
export function brightnessOf({ data }: Pick<Grey, "data">) {
  const histogram = new Array<number>(256).fill(0);
  let sum = 0;
  for (const value of data) {
    histogram[value] = (histogram[value] ?? 0) + 1;
    sum += value;
  }
  return {
    mean: sum / Math.max(1, data.length),
    lightest: share(histogram, 0.9),
    low: share(histogram, 0.02),
    high: share(histogram, 0.98),
  };
}

/** The sharpest hundredth of the changes of change (Laplacian). */
function sharpnessOf({ data, width, height }: Grey): number {
  const histogram = new Array<number>(1021).fill(0);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
      const change = Math.min(1020, Math.abs(4 * (data[at] ?? 0) - around));
      histogram[change] = (histogram[change] ?? 0) + 1;
    }
  return share(histogram, 0.99);
}

/** Degrees by which most upright lines lean; null where there are few, or they lean every way, as in any perspective. */
export function leanOf({ data, width, height }: Grey): number | null {
  const bins = new Array<number>(2 * LEAN.looked * BINS_A_DEGREE + 1).fill(0);
  let lines = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const p = (dx: number, dy: number): number => data[(y + dy) * width + x + dx] ?? 0;
      const gx = p(1, -1) + 2 * p(1, 0) + p(1, 1) - p(-1, -1) - 2 * p(-1, 0) - p(-1, 1);
      const gy = p(-1, 1) + 2 * p(0, 1) + p(1, 1) - p(-1, -1) - 2 * p(0, -1) - p(1, -1);
      if (Math.abs(gx) < EDGE) continue;
      const lean = (Math.atan2(gy * Math.sign(gx), Math.abs(gx)) * 180) / Math.PI;
      if (Math.abs(lean) > LEAN.looked) continue;
      lines += 1;
      const bin = Math.round((lean + LEAN.looked) * BINS_A_DEGREE);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  if (lines < LEAST_LINES * width * height) return null;
  // a degree to either side counts as the same lean
  const near = (bin: number): number => [-2, -1, 0, 1, 2].reduce((sum, step) => sum + (bins[bin + step] ?? 0), 0);
  const best = bins.reduce((peak, _, bin) => (near(bin) > near(peak) ? bin : peak), 0);
  return near(best) >= AGREE * lines ? best / BINS_A_DEGREE - LEAN.looked : null;
}

/** `kept`: the sides of the photo itself. A drawing has neither light nor sharpness. */
export function faultsOf(grey: Grey, kept: { width: number; height: number }, drawn: boolean): PhotoHint[] {
  const small = Math.min(kept.width, kept.height) < SMALL.shorter || Math.max(kept.width, kept.height) < SMALL.longer;
  if (drawn) return small ? ["small"] : [];
  const { mean, lightest, low, high } = brightnessOf(grey);
  const dark = mean < DARK.mean && lightest < DARK.lightest;
  const blurred = high - low >= LEAST_SPAN && sharpnessOf(grey) < SHARP;
  const lean = blurred ? null : leanOf(grey);
  const tilted = lean !== null && Math.abs(lean) >= LEAN.least && Math.abs(lean) <= LEAN.most;
  return [
    ...(dark ? (["dark"] as const) : []),
    ...(small ? (["small"] as const) : []),
    ...(blurred ? (["blurred"] as const) : []),
    ...(tilted ? (["tilted"] as const) : []),
  ];
}
