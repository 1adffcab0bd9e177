/**
 * Which file of our font packages holds a character, as a language draws it. Families are variable: one file is every
 * weight. Whoever draws opens the files in their own way.
 */
import { createRequire } from "node:module";
import type { CopyLanguage } from "#contract/copy";
import type { Font } from "#engine/media/layout/commands";
import { leftwardLetter, visualOrder } from "./visual-order.ts";

const require = createRequire(import.meta.url);

interface Family {
  /** Package below @fontsource-variable, and the beginning of its files' names. */
  name: string;
  axes: "wght" | "opsz";
  /** The only of its slices that is used: of scripts in which names and places may stand in any language. */
  only?: string;
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
/** Of names, places and own words: no language of ours is written in them yet. */
const further: readonly Family[] = ["arabic", "thai", "devanagari"].map(
  (script): Family => ({ name: `noto-sans-${script}`, axes: "wght", only: script }),
);
/** Their letters are joined, or carry signs above and below: never set wider or closer. */
const joined = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;
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
function slicesOf({ name, axes, only }: Family): readonly FontFile[] {
  const known = slices.get(name);
  if (known) return known;
  const table: Record<string, string> = require(`@fontsource-variable/${name}/unicode.json`);
  const subsets = Object.entries(table).filter(([subset]) => only === undefined || subset === only);
  const made = subsets.map(([subset, ranges]) => ({
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
  // the eastern families' tables name letters of these scripts that their files do not hold
  const families = joined.test(character) ? further : chainOf(font, mark);
  const file = families.flatMap(slicesOf).find(({ ranges }) => within(ranges, codePoint)) ?? null;
  found.set(key, file);
  return file;
}

/** Where a file of the packages lies on this machine. */
export const pathOf = ({ file }: FontFile): string => require.resolve(file);

/** What stands for a character that no face has, as typesetters put it. */
export const MISSING = "〓";

/** Vowel signs, tone marks and joiners: shaped with the letter before them. */
const attached = /^[\p{M}\u200c\u200d]$/u;
export interface Run {
  file: FontFile;
  text: string;
  /** Its letters stand apart, and take a tracking. */
  apart: boolean;
}

function runsOfPart(text: string, font: Pick<Font, "family" | "language">): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last && attached.test(character) && within(last.file.ranges, character.codePointAt(0) ?? 0)) {
      last.text += character;
      continue;
    }
    const own = fileFor(character, font);
    const file = own ?? fileFor(MISSING, font);
    if (file === null) continue;
    const shown = own === null ? MISSING : character;
    if (last?.file === file) last.text += shown;
    else runs.push({ file, text: shown, apart: !joined.test(shown) });
  }
  return runs;
}

/** Brackets and spaces, which no shaper turns. */
const turned = (run: Run): Run =>
  leftwardLetter.test(run.text) ? run : { ...run, text: [...run.text].reverse().join("") };

/** A line from left to right as neighbouring characters of one face each. */
export const runsIn = (text: string, font: Pick<Font, "family" | "language">): Run[] =>
  visualOrder(text.normalize("NFC")).flatMap(({ text: part, leftward }) => {
    const runs = runsOfPart(part, font);
    return leftward ? runs.reverse().map(turned) : runs;
  });

/** How many distances between letters a tracking widens. */
export const gapsIn = (runs: readonly Pick<Run, "text" | "apart">[]): number =>
  Math.max(0, runs.reduce((sum, run) => sum + (run.apart ? [...run.text].length : 0), 0) - 1);
