/** The weights of every language, as `npm run weights` learned them from the wordings of this repository. */

import type { Learned } from "./learn.ts";
import de from "./weights/de.json" with { type: "json" };
import en from "./weights/en.json" with { type: "json" };
import fr from "./weights/fr.json" with { type: "json" };
import ja from "./weights/ja.json" with { type: "json" };
import ko from "./weights/ko.json" with { type: "json" };
import zh from "./weights/zh.json" with { type: "json" };

/** As it is kept: a line a feature, its weight behind a tab. */
interface Kept {
  /** What they were learned from, shortened. */
  readonly source: string;
  readonly bias: number;
  readonly threshold: number;
  readonly weights: string;
  readonly themes: Readonly<Record<string, string>>;
}

const files: Readonly<Record<string, Kept>> = { de, en, fr, ja, ko, zh };

export const weighedLanguages: readonly string[] = Object.keys(files);

/** What a language's weights were learned from; null for one that has none. */
export const learnedFrom = (language: string): string | null => files[language]?.source ?? null;

const linesOf = (text: string): Map<string, number> =>
  new Map(
    text.split("\n").map((line) => {
      const at = line.lastIndexOf("\t");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );

const read = new Map<string, Learned>();

/** Read once a language; null for one that has none. */
export function weightsFor(language: string): Learned | null {
  const known = read.get(language);
  if (known) return known;
  const file = files[language];
  if (!file) return null;
  const { bias, threshold, weights, themes } = file;
  const made = {
    bias,
    threshold,
    weights: linesOf(weights),
    themes: new Map(Object.entries(themes).map(([name, text]) => [name, linesOf(text)])),
  };
  read.set(language, made);
  return made;
}
