/** Where the sentences of a text begin and end. */
import type { Span } from "./frames/spans.ts";

/** Marks that end a sentence wherever they stand. */
const FULL_STOPS = /[。！？!?\n]/gu;
/** Likewise, and a point before a blank: cuts abbreviations too. */
const ALL_STOPS = /[。！？!?\n；;]|\.(?=\s)/gu;

/** For any place of a text the sentence around it. `points`: a point before a blank ends one too. */
export function sentenceAround(text: string, { points = false } = {}): (span: Span) => Span {
  const ends = [...text.matchAll(points ? ALL_STOPS : FULL_STOPS)].map(({ index }) => index);
  const nextEnd = (at: number): number => {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) >= at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return ({ start, end }) => ({
    start: (ends[nextEnd(start) - 1] ?? -1) + 1,
    end: (ends[nextEnd(end)] ?? text.length - 1) + 1,
  });
}
