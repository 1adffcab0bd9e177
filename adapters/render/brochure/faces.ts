/**
 * The faces of a brochure: each file of our variable fonts, in one weight, as the plain TrueType that a PDF embeds. What
 * becomes of them in the file is smaller still: only the glyphs that are drawn.
 */
import { readFile } from "node:fs/promises";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { type FontFile, fileFor, gapsIn, MISSING, OPTICAL, pathOf, runsIn } from "#adapters/fonts/families";
import type { CopyLanguage } from "#contract/copy";
import type { Font, Measure } from "#engine/media/layout/commands";
import type { TextUse } from "#engine/media/layout/texts-in";

interface PdfFace {
  /** Unique; under it the file knows the face. */
  name: string;
  /** The font file, plain. */
  bytes: Buffer;
  /** Width of a text in sizes. */
  widthOf(text: string): number;
}

/** Faces kept for the next brochure; a Chinese one has some sixty, of 30 to 100 kB. */
const KEPT = 240;
const kept = new Map<string, Promise<PdfFace>>();

async function made(font: FontFile, weight: number, name: string): Promise<PdfFace> {
  const characters = font.ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const bytes = await subsetFont(await readFile(pathOf(font)), String.fromCodePoint(...characters), {
    targetFormat: "truetype",
    variationAxes: { wght: weight, ...(font.optical ? { opsz: OPTICAL } : {}) },
  });
  const face = create(bytes);
  if (!("layout" in face)) throw new Error(`${font.file} holds no single font`);
  const { unitsPerEm } = face;
  return { name, bytes, widthOf: (text) => face.layout(text).advanceWidth / unitsPerEm };
}

function open(font: FontFile, weight: number): Promise<PdfFace> {
  const name = `${font.file}@${weight}`;
  const known = kept.get(name);
  if (known) return known;
  const face = made(font, weight, name);
  // what could not be read is tried again
  face.catch(() => kept.delete(name));
  kept.set(name, face);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return face;
}

export interface Faces {
  all: readonly PdfFace[];
  measure: Measure;
  runsOf(text: string, font: Font): { face: PdfFace; text: string; apart: boolean }[];
}

/** Added while lines are broken. */
const ADDED = `…${MISSING}\u00a0`;

/** Opens what these texts are set in. Throws where a file of the fonts cannot be read. */
export async function openFaces(uses: readonly TextUse[], language: CopyLanguage): Promise<Faces> {
  const wanted = new Map<string, { file: FontFile; weight: number }>();
  for (const { text, family, weight } of uses)
    for (const character of `${text.normalize("NFC")}${ADDED}`) {
      const file = fileFor(character, { family, language });
      if (file) wanted.set(`${file.file}@${weight}`, { file, weight });
    }
  const faces = new Map<string, PdfFace>();
  for (const [name, { file, weight }] of wanted) faces.set(name, await open(file, weight));

  const runsOf: Faces["runsOf"] = (text, font) =>
    runsIn(text, font).flatMap(({ file, ...run }) => {
      const face = faces.get(`${file.file}@${font.weight}`);
      return face ? [{ ...run, face }] : [];
    });
  const widths = new Map<string, { width: number; gaps: number }>();
  const widthAt1 = (text: string, font: Font): { width: number; gaps: number } => {
    const key = `${font.family} ${font.weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const runs = runsOf(text, font);
    const measured = { width: runs.reduce((sum, run) => sum + run.face.widthOf(run.text), 0), gaps: gapsIn(runs) };
    widths.set(key, measured);
    return measured;
  };
  return {
    all: [...faces.values()],
    runsOf,
    measure: (text, font) => {
      if (text === "") return 0;
      const { width, gaps } = widthAt1(text, font);
      return (width + gaps * font.tracking) * font.size;
    },
  };
}
