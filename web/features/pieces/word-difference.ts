/** What differs between two texts, word by word; words of Chinese and Japanese are found as its readers find them. */
import { diffWordsWithSpace } from "diff";

export interface Difference {
  kind: "same" | "added" | "removed";
  text: string;
  /** Its place in the row. */
  at: number;
}

export function wordDifference(before: string, after: string, language: string): Difference[] {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: "word" });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }, at) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
    at,
  }));
}
