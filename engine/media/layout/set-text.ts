/** Text set in a width: as large as it may be, in as few lines as it is allowed. */
import type { CopyLanguage } from "#contract/copy";
import { type Broken, breakLines, lettersOf, piecesOf } from "./break-lines.ts";
import type { Font, Measure } from "./commands.ts";
import type { PartOf, Style } from "./node.ts";

export interface TextSet {
  font: Font;
  lines: readonly string[];
  /** Of the widest line. */
  width: number;
  height: number;
  /** All of it stands there, no word cut. */
  whole: boolean;
}

export interface Setting {
  measure: Measure;
  language: CopyLanguage;
  /** Of all texts together: below 1 where the picture is full. */
  scale: number;
  /** Pieces of texts that were cut up before. */
  pieces: Map<string, readonly string[]>;
}

/** Sizes a single text may shrink to before the whole picture does. */
const STEPS = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62] as const;

const fontOf = (style: Style, size: number, { language }: Setting): Font => ({
  family: style.family,
  weight: style.weight,
  tracking: style.tracking,
  size,
  language,
});

const ELLIPSIS = "…";

function shortened({ lines }: Broken, most: number, width: number, measure: (text: string) => number): string[] {
  const kept = lines.slice(0, most);
  let last = lettersOf(kept.at(-1) ?? "");
  while (last.length > 1 && measure(last.join("") + ELLIPSIS) > width) last = last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.join("").replace(/[\s，。、,.;；:：·]{1,4}$/u, "")}${ELLIPSIS}`];
}

/** `part` set in lines no wider than `width`. */
export function setText(part: PartOf<"text">, width: number, setting: Setting): TextSet {
  const { style, smallest } = part;
  const pieces = setting.pieces.get(part.text) ?? piecesOf(part.text, setting.language);
  setting.pieces.set(part.text, pieces);
  const made = (size: number, lines: readonly string[], whole: boolean): TextSet => {
    const font = fontOf(style, size, setting);
    const widest = Math.max(0, ...lines.map((line) => setting.measure(line, font)));
    return { font, lines, width: widest, height: lines.length * style.leading * size, whole };
  };
  let size = smallest;
  for (const step of STEPS) {
    size = Math.max(smallest, style.size * setting.scale * step);
    const font = fontOf(style, size, setting);
    const broken = breakLines(
      pieces,
      width,
      (text) => setting.measure(text, font),
      part.balanced ?? false,
      style.tracking * size,
    );
    if (!broken.forced && broken.lines.length <= part.lines) return made(size, broken.lines, true);
    if (size === smallest) break;
  }
  const font = fontOf(style, size, setting);
  const measure = (text: string) => setting.measure(text, font);
  const broken = breakLines(pieces, width, measure, false, style.tracking * size);
  if (broken.lines.length <= part.lines) return made(size, broken.lines, part.cut ?? false);
  return made(size, shortened(broken, part.lines, width, measure), part.cut ?? false);
}

export interface FigureSet {
  spans: readonly { text: string; font: Font; x: number }[];
  width: number;
  height: number;
  size: number;
  whole: boolean;
}

/** The figure on one line, as large as the width allows. */
export function setFigure(part: PartOf<"figure">, width: number, setting: Setting): FigureSet {
  const at = (size: number): FigureSet => {
    let x = 0;
    const spans = part.spans.map(({ text, scale }) => {
      const font = fontOf(part.style, size * scale, setting);
      const span = { text, font, x };
      x += setting.measure(text, font);
      return span;
    });
    return { spans, width: x, height: size * part.style.leading, size, whole: x <= width };
  };
  const full = at(part.style.size * setting.scale);
  if (full.whole) return full;
  // widths grow with sizes, nearly: optical sizes want a second look
  const second = at(Math.max(part.smallest, (full.size * width * 0.995) / full.width));
  return second.whole ? second : at(Math.max(part.smallest, (second.size * width * 0.99) / second.width));
}
