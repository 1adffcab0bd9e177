/**
 * The faces pictures are set in. Each file of a family holds some characters; it is opened when the first of them is
 * drawn. Families are variable: one file is every weight.
 */
import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import type { CopyLanguage } from "#contract/copy";
import type { Font } from "#engine/media/layout/commands";

const require = createRequire(import.meta.url);

interface Family {
  /** Package below @fontsource-variable, and the beginning of its files' names. */
  name: string;
  axes: "wght" | "opsz";
}

const latin = {
  sans: { name: "inter", axes: "wght" },
  serif: { name: "source-serif-4", axes: "opsz" },
} as const satisfies Record<Font["family"], Family>;
/** Han, kana and Hangul: as the language draws them, then as any of the others do. */
const eastern: Readonly<Record<CopyLanguage, readonly ("sc" | "jp" | "kr")[]>> = {
  zh: ["sc", "jp", "kr"],
  ja: ["jp", "sc", "kr"],
  ko: ["kr", "jp", "sc"],
  en: ["sc", "jp", "kr"],
  fr: ["sc", "jp", "kr"],
  de: ["sc", "jp", "kr"],
};
/** In Chinese and Japanese these are as wide as a character. */
const wideMarks: ReadonlySet<string> = new Set([..."“”‘’…—"]);
const wideIn: ReadonlySet<CopyLanguage> = new Set(["zh", "ja"]);

type Range = readonly [from: number, to: number];
interface Slice {
  file: string;
  ranges: readonly Range[];
}

const rangesOf = (text: string): Range[] =>
  text.split(",").map((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return [from, to];
  });

const slices = new Map<string, readonly Slice[]>();
function slicesOf({ name, axes }: Family): readonly Slice[] {
  const known = slices.get(name);
  if (known) return known;
  const table: Record<string, string> = require(`@fontsource-variable/${name}/unicode.json`);
  const made = Object.entries(table).map(([subset, ranges]) => ({
    file: `@fontsource-variable/${name}/files/${name}-${subset.replaceAll(/[[\]]/gu, "")}-${axes}-normal.woff2`,
    ranges: rangesOf(ranges),
  }));
  slices.set(name, made);
  return made;
}

const opened = new Map<string, string>();
/** The name under which the canvas knows the file. */
function open(file: string): string {
  const known = opened.get(file);
  if (known) return known;
  const alias = `face-${opened.size}`;
  if (!GlobalFonts.registerFromPath(require.resolve(file), alias)) throw new Error(`${file} is no font`);
  opened.set(file, alias);
  return alias;
}

const within = (ranges: readonly Range[], codePoint: number): boolean =>
  ranges.some(([from, to]) => codePoint >= from && codePoint <= to);

const chains = new Map<string, readonly Family[]>();
function chainOf({ family, language }: Pick<Font, "family" | "language">, mark: boolean): readonly Family[] {
  const key = `${family} ${language} ${mark}`;
  const known = chains.get(key);
  if (known) return known;
  const others = eastern[language].map((script): Family => ({ name: `noto-${family}-${script}`, axes: "wght" }));
  const made = mark ? [...others, latin[family]] : [latin[family], ...others];
  chains.set(key, made);
  return made;
}

const found = new Map<string, string | null>();
function faceOf(character: string, font: Pick<Font, "family" | "language">): string | null {
  const key = `${font.family} ${font.language} ${character}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) ?? 0;
  const mark = wideMarks.has(character) && wideIn.has(font.language);
  const file = chainOf(font, mark)
    .flatMap(slicesOf)
    .find(({ ranges }) => within(ranges, codePoint))?.file;
  const face = file === undefined ? null : open(file);
  found.set(key, face);
  return face;
}

/** What stands for a character that no face has, as typesetters put it. */
const MISSING = "〓";

interface Run {
  face: string;
  text: string;
}

/** The text as neighbouring characters of one face each. */
export function runsOf(text: string, font: Pick<Font, "family" | "language">): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const own = faceOf(character, font);
    const face = own ?? faceOf(MISSING, font);
    if (face === null) continue;
    const shown = own === null ? MISSING : character;
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return runs;
}
