/** The layout language: what a template is written in. Lengths in pixels. */
import type { Font } from "./commands.ts";

/** What every part may say of itself. */
interface Common {
  /** Share of the room that is left along its stack; nothing: as large as it is. */
  grow?: number;
  /** Across a stack: this wide. */
  wide?: number;
  /** Down a stack: this high. */
  high?: number;
  /** Of a part that grows: never less, along its stack. */
  least?: number;
  /** May be left out where there is no room, the lowest first. Without it: never. */
  drop?: number;
}

export type Style = Omit<Font, "language"> & {
  /** Distance of baselines, in sizes. */
  leading: number;
};

interface TextPart extends Common {
  kind: "text";
  text: string;
  style: Style;
  color: string;
  /** At most so many lines. */
  lines: number;
  /** No smaller than this, however little room there is. */
  smallest: number;
  align?: "start" | "center" | "end";
  /** Lines of even length, for headlines. */
  balanced?: boolean;
  /** What is still too long at the smallest size ends in "…"; else the picture is said not to fit. */
  cut?: boolean;
}

/** One line of text in several sizes, all on one baseline: a price. */
interface FigurePart extends Common {
  kind: "figure";
  spans: readonly { text: string; scale: number }[];
  style: Style;
  color: string;
  smallest: number;
  align?: "start" | "center" | "end";
  /** Struck through. */
  struck?: boolean;
}

interface PicturePart extends Common {
  kind: "picture";
  picture: number;
  /** Drawn where there is no such picture. */
  instead: string;
  /** Whole and in its own shape, not filling the box: at its start (a logo) or in its middle (a plan). */
  whole?: "start" | "center";
  radius?: number;
}

interface QrPart extends Common {
  kind: "qr";
  text: string;
  side: number;
}

interface RulePart extends Common {
  kind: "rule";
  color: string;
  thickness: number;
  /** Nothing: as long as there is room. */
  length?: number;
}

interface StackPart extends Common {
  kind: "stack";
  way: "down" | "across";
  children: readonly Part[];
  gap?: number;
  pad?: readonly [top: number, right: number, bottom: number, left: number];
  /** Where children stand across the way. */
  align?: "start" | "center" | "end" | "stretch";
  /** Where they stand along it when none grows. */
  justify?: "start" | "center" | "end" | "between";
  /** Colour behind it. */
  fill?: string;
  radius?: number;
  outline?: { color: string; thickness: number; inset: number };
}

/** Layers on one another. Texts over a picture bring their own shade, as strong as the picture is light there. */
interface OverPart extends Common {
  kind: "over";
  base: Part;
  layers: readonly {
    part: Part;
    shade: "bottom" | "left" | "none";
    /** Colour of the shade; nearly black. */
    dusk?: string;
  }[];
}

interface SpacePart extends Common {
  kind: "space";
}

export type Part = TextPart | FigurePart | PicturePart | QrPart | RulePart | StackPart | OverPart | SpacePart;
export type PartOf<K extends Part["kind"]> = Extract<Part, { kind: K }>;
