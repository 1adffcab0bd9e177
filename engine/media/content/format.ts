/** The shapes pictures are made in. */
import type { Ratio } from "#contract/media/poster";

/** Pixels; A4 at 300 dpi. */
export const pixelsOf: Readonly<Record<Ratio, { readonly width: number; readonly height: number }>> = {
  "1:1": { width: 1080, height: 1080 },
  "3:4": { width: 1080, height: 1440 },
  "4:5": { width: 1080, height: 1350 },
  "9:16": { width: 1080, height: 1920 },
  "16:9": { width: 1920, height: 1080 },
  A4: { width: 2480, height: 3508 },
};

/** Dots an inch, for files that are printed; null for screens. */
export const densityOf = (ratio: Ratio): number | null => (ratio === "A4" ? 300 : null);

export interface Frame {
  ratio: Ratio;
  width: number;
  height: number;
  /** A hundredth of the shorter side: sizes and distances of templates are told in it. */
  u: number;
  /** Distance from the edge that no text enters. */
  margin: number;
  /** Wider than high: picture and words stand side by side. */
  wide: boolean;
  /** Of a story, where the app lays its own signs over the picture. */
  safe: { top: number; bottom: number };
  /** What small type is multiplied by: a feed is read on a phone, paper is held in the hand. */
  small: number;
  /** Room above the first words and below the last of a picture whose words stand on a ground of their own. */
  edge: { top: number; bottom: number };
}

const SMALL = { high: 1.2, square: 1.08, wide: 1.08, paper: 1 } as const;
/** Of the room a story keeps clear: on a ground of their own words may stand nearer to the app's signs. */
const NEARER = 0.7;

/** `scale`: a smaller picture of the same design, for a preview. */
export function frameOf(ratio: Ratio, scale = 1): Frame {
  const { width, height } = pixelsOf[ratio];
  const wide = width > height;
  // a wide picture is looked at smaller than its pixels say
  const u = (Math.min(width, height) * scale * (wide ? 1.16 : 1)) / 100;
  const story = ratio === "9:16";
  const safe = { top: story ? 18 * u : 6 * u, bottom: story ? 20 * u : 6 * u };
  return {
    ratio,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    u,
    margin: 6 * u,
    wide,
    safe,
    // a square has less room: larger words would cost facts
    small: ratio === "A4" ? SMALL.paper : wide ? SMALL.wide : ratio === "1:1" ? SMALL.square : SMALL.high,
    edge: story ? { top: NEARER * safe.top, bottom: NEARER * safe.bottom } : { top: 6 * u, bottom: 4.4 * u },
  };
}
