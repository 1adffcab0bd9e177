/** The faces papers are set in, and which of them holds a character. Read and opened once, when first needed. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { openWoff } from "./woff.ts";

const require = createRequire(import.meta.url);
/** Which file of the family holds which rare characters: keys "[4]" and "cyrillic", values "U+4E00-4E07,U+3400". */
const slices: Record<string, string> = require("@fontsource/noto-sans-sc/unicode.json");

export type Weight = 400 | 500;
export interface Face {
  /** Unique; under it pdfkit knows the face. */
  name: string;
  /** The font file, plain. */
  bytes: Buffer;
  has(codePoint: number): boolean;
}

const opened = new Map<string, Face>();

/** `file`: below node_modules, without its weight and ending. */
function open(family: string, subset: string, weight: Weight): Face {
  const name = `${family}-${subset}-${weight}-normal`;
  const cached = opened.get(name);
  if (cached) return cached;
  const bytes = openWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`)));
  const font = create(bytes);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} holds no single font`);
  const face = { name, bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) };
  opened.set(name, face);
  return face;
}

const within = (ranges: string, codePoint: number): boolean =>
  ranges.split(",").some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return codePoint >= from && codePoint <= to;
  });

/** The slice that holds a character which is in none of the common ones; null: none does. */
function rare(codePoint: number, weight: Weight): Face | null {
  for (const [name, ranges] of Object.entries(slices)) {
    if (!within(ranges, codePoint)) continue;
    const face = open("noto-sans-sc", name.replaceAll(/[[\]]/g, ""), weight);
    if (face.has(codePoint)) return face;
  }
  // Names of people from elsewhere: the sans has no Ł.
  for (const subset of ["latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext"]) {
    const face = open("source-serif-4", subset, weight);
    if (face.has(codePoint)) return face;
  }
  return null;
}

/** The serif of headings: Latin only. */
export const headingFace = (): Face => open("source-serif-4", "latin", 400);

/**
 * The sans face for a character. Chinese pages take the Chinese one first, so that quotation marks and dashes are as wide
 * as its characters; English pages the Latin one. Null: no face has it.
 */
export function bodyFace(codePoint: number, weight: Weight, language: "zh" | "en"): Face | null {
  const subsets = language === "zh" ? ["chinese-simplified"] : ["latin", "chinese-simplified"];
  for (const subset of subsets) {
    const face = open("noto-sans-sc", subset, weight);
    if (face.has(codePoint)) return face;
  }
  return rare(codePoint, weight);
}
