/** A concept: something a text may say of a home, the words for it in each language, and what narrows it. */
import type { CopyLanguage } from "#contract/copy";

/** "block" when the claim must not stand without a fact, "note" when a careful person would look at it. */
export type Weight = "block" | "note";

/** What a concept is about decides which sentences may name it without claiming it. */
type Topic =
  /** A thing or a state of the home: a question, an advice to ask, or another home's lack claims nothing. */
  | "feature"
  /** A use a room may be put to: a possibility claims nothing either. */
  | "use"
  /** Terms of the deal and of law: a denial is as much a claim as an assertion. */
  | "deal"
  /** What is never said in passing: a view, a rank, a promise. */
  | "promise";

export interface Concept {
  readonly id: string;
  /**
   * Regular expression sources without repetitions, one alternative beside the other. A star at the end of an alternative
   * leaves the word's end open ("renoviert*").
   */
  readonly words: Readonly<Record<CopyLanguage, string>>;
  /** Spanish, Italian, Portuguese and Dutch, read in listings only. */
  readonly read: string;
  /** Whoever states this has stated these too. */
  readonly implies: readonly string[];
  readonly topic: Topic;
  readonly weight: Weight;
  /** What it implies does not bear on its weight. */
  readonly loose: boolean;
}

type More = Partial<Pick<Concept, "read" | "implies" | "topic" | "weight" | "loose">>;
type Words = readonly [zh: string, en: string, ja: string, ko: string, fr: string, de: string];

/** Shorthand for the tables. An empty text never matches. */
export const concept = (id: string, [zh, en, ja, ko, fr, de]: Words, more: More = {}): Concept => ({
  id,
  words: { zh, en, ja, ko, fr, de },
  read: "",
  implies: [],
  topic: "feature",
  weight: "block",
  loose: false,
  ...more,
});
