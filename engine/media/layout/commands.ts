/** What a picture is painted from: a flat list in painting order, in pixels. The screen and the server paint the same list. */
import type { CopyLanguage } from "#contract/copy";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How text is set. `size` in pixels, `tracking` in sizes (0.1: a tenth of the size after every letter). */
export interface Font {
  family: "serif" | "sans";
  /** 300 to 700. */
  weight: number;
  size: number;
  tracking: number;
  /** Han, kana and Hangul are drawn as this language draws them. */
  language: CopyLanguage;
}

/** Width of one line in pixels, its last letter's tracking left out. */
export type Measure = (text: string, font: Font) => number;

export type Command =
  | ({ kind: "fill"; color: string; radius: number } & Box)
  | ({ kind: "outline"; color: string; thickness: number } & Box)
  /** `picture`: index of the picture; `crop`: its part that is shown, in fractions of its sides. */
  | ({ kind: "picture"; picture: number; crop: Box; radius: number } & Box)
  /** Darkness over a picture, from top to bottom or from left to right: `at` from 0 to 1, `alpha` of the colour there. */
  | ({ kind: "shade"; color: string; way: "down" | "across"; stops: readonly { at: number; alpha: number }[] } & Box)
  /** `y` is the baseline. */
  | { kind: "text"; text: string; x: number; y: number; font: Font; color: string }
  /** SVG path data, drawn at (x, y) with `unit` pixels to its unit. */
  | { kind: "path"; path: string; x: number; y: number; unit: number; color: string };
