/** Stretches of a text that a pattern finds said as a fact: not asked, not counselled, not denied. */
import type { CopyLanguage } from "#contract/copy";
import { verdict } from "#engine/phrases/denied";
import { mannerAt } from "#engine/statements/manner";
import type { Span } from "#engine/text/span";

export interface Found extends Span {
  readonly words: string;
}

/** Matches of `pattern` in `text` (width-folded) that assert something. */
export const asserted = (text: string, language: CopyLanguage, pattern: RegExp): Found[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (verdict(text, start, end) === "denied") return [];
    // A counsel on the other side of a semicolon is about something else.
    const from = Math.max(...[";", "；", "\n"].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
    const manner = mannerAt(text.slice(from, end + 220), language, start - from, end - from);
    return manner.asked || manner.counsel ? [] : [{ start, end, words: match[0] }];
  });

/** Sentences and clauses of a text, with where each begins. */
export const clausesOf = (text: string): Found[] =>
  [...text.matchAll(/[^.,;:!?。，、；：！？\n()（）|·•]{1,200}/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[0],
  }));
