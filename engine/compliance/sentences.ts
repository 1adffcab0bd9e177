/** Where the sentences of a text begin and end. */
import type { Span } from "./frames/spans.ts";

/** Marks that end a sentence wherever they stand. */
const FULL_STOPS = /[。！？!?\n]/gu;
/** Likewise, and a point before a blank: cuts abbreviations too. */
const ALL_STOPS = /[。！？!?\n；;]|\.(?=\s)/gu;

/** A point behind one of these, a single letter or a number of two figures belongs to it. */
const SHORT =
  /(?<![\p{L}\p{N}])(?:\p{L}|\d{1,2}|mr|mrs|ms|dr|prof|st|ste|mt|rev|hon|jr|sr|co|inc|ltd|corp|no|nos|nr|str|approx|ca|circa|vs|ave|rd|blvd|apt|bldg|fl|ft|sq|dept|est|lic|ph|ext|p\.?a|min|max|incl|excl|inkl|exkl|zzgl|bzw|ggf|evtl|mtl|gem|mio|mrd|abs|art|env|tel|tél|bd|av|mme|mlle|appt|resp)$/iu;
/** What goes on in small letters, or with a figure, is the same sentence. */
const GOES_ON = /^\.\s+[\p{Ll}\p{N}$€£¥₩%]/u;

/** Does a point that stands before a blank end what is said? In doubt it does not. */
const endsStatement = (text: string, at: number): boolean =>
  !GOES_ON.test(text.slice(at, at + 8)) && !SHORT.test(text.slice(Math.max(0, at - 8), at));

/**
 * For any place of a text the sentence around it. `points`: a point before a blank ends one too; `whole`: but none that may belong to
 * an abbreviation.
 */
export function sentenceAround(text: string, { points = false, whole = false } = {}): (span: Span) => Span {
  const ends = [...text.matchAll(points ? ALL_STOPS : FULL_STOPS)]
    .filter(({ index, 0: mark }) => !whole || mark !== "." || endsStatement(text, index))
    .map(({ index }) => index);
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
