/**
 * Which file of our font packages holds a character, as a language draws it. Families are variable: one file is every
 * weight. Whoever draws opens the files in their own way.
 */
import { createRequire } from "node:module";
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

/** The serif's optical size: that of headlines. Always the same, so that lines break alike in every size. */
export const OPTICAL = 40;

type Range = readonly [from: number, to: number];
export interface FontFile {
  /** Inside node_modules, for `require.resolve`. */
  file: string;
  /** Code points it holds. */
  ranges: readonly Range[];
  /** Has an optical size beside its weight. */
  optical: boolean;
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

const slices = new Map<string, readonly FontFile[]>();
function slicesOf({ name, axes }: Family): readonly FontFile[] {
  const known = slices.get(name);
  if (known) return known;
  const table: Record<string, string> = require(`@fontsource-variable/${name}/unicode.json`);
  const made = Object.entries(table).map(([subset, ranges]) => ({
    file: `@fontsource-variable/${name}/files/${name}-${subset.replaceAll(/[[\]]/gu, "")}-${axes}-normal.woff2`,
    ranges: rangesOf(ranges),
    optical: axes === "opsz",
  }));
  slices.set(name, made);
  return made;
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

const found = new Map<string, FontFile | null>();
/** The file that holds a character; null: none of ours does. */
export function fileFor(character: string, font: Pick<Font, "family" | "language">): FontFile | null {
  const key = `${font.family} ${font.language} ${character}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const codePoint = character.codePointAt(0) ?? 0;
  const mark = wideMarks.has(character) && wideIn.has(font.language);
  const file =
    chainOf(font, mark)
      .flatMap(slicesOf)
      .find(({ ranges }) => within(ranges, codePoint)) ?? null;
  found.set(key, file);
  return file;
}

/** Where a file of the packages lies on this machine. */
export const pathOf = ({ file }: FontFile): string => require.resolve(file);

/** What stands for a character that no face has, as typesetters put it. */
export const MISSING = "〓";

/** The text as neighbouring characters of one face each; `faceOf` answers null for what it has no face for. */
export function runsIn<F>(text: string, faceOf: (character: string) => F | null): { face: F; text: string }[] {
  const runs: { face: F; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const own = faceOf(character);
    const face = own ?? faceOf(MISSING);
    if (face === null) continue;
    const shown = own === null ? MISSING : character;
    const last = runs.at(-1);
    if (last?.face === face) last.text += shown;
    else runs.push({ face, text: shown });
  }
  return runs;
}
