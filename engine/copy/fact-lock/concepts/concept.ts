/** A concept: something a text may claim of a home, and the words for it in each language. */
import type { CopyLanguage } from "#contract/copy";

export interface Concept {
  readonly id: string;
  /** Regular expression sources; Latin ones are matched as whole words. */
  readonly words: Readonly<Record<CopyLanguage, string>>;
  /** Spanish, Italian and Portuguese words, read in facts only. */
  readonly other?: string;
  /** Whoever states this has stated these too. */
  readonly implies?: readonly string[];
}

/** Shorthand for the tables below, in the order zh, en, ja, ko, fr, de. */
export const concept = (
  id: string,
  [zh, en, ja, ko, fr, de]: readonly [string, string, string, string, string, string],
  extra: { other?: string; implies?: readonly string[] } = {},
): Concept => ({ id, words: { zh, en, ja, ko, fr, de }, ...extra });
