/** Shortens a text to a limit, cutting after a sentence if it can, else after a word, never inside a character. */
import type { Platform } from "#contract/platform";
import { measure } from "./measure.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const sentenceEnd = /[。！？!?…]["”’」』）)]*|(?<=[\p{L}\p{N})]{3})\.["”’)]*(?=\s|$)|\n/gu;

/** Offsets right after each match, ascending. */
const endsOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => match.index + match[0].length);

/** Offsets right after each segment, without a list of the segments themselves: a long text's are many. */
const segmentEnds = (segments: Intl.Segments): number[] =>
  Array.from(segments, ({ index, segment }) => index + segment.length);

const wordEnds = (text: string, language: string): number[] =>
  segmentEnds(new Intl.Segmenter(language, { granularity: "word" }).segment(text));

/** The last offset of an ascending list whose prefix passes; a prefix's length grows with it, so halving finds it. */
const lastFitting = (ends: readonly number[], passes: (end: number) => boolean): number => {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (ends[low - 1] ?? 0);
};

/**
 * The longest start of `text` for which `passes` holds. A sentence end is taken when it keeps at least half of what a
 * word end would keep; a word cut gets an ellipsis; with neither, the cut falls between two graphemes.
 */
export function shorten(text: string, passes: (candidate: string) => boolean, language = "en"): string {
  if (passes(text)) return text;
  const trimmed = (end: number): string => text.slice(0, end).trimEnd();
  const cut = (end: number): string => `${trimmed(end).replace(/(?<![,;:，、；：\-–—])[,;:，、；：\-–—]+$/u, "")}…`;
  const word = lastFitting(wordEnds(text, language), (end) => passes(cut(end)));
  const sentence = lastFitting(endsOf(text, sentenceEnd), (end) => passes(trimmed(end)));
  if (sentence > 0 && sentence * 2 >= word) return trimmed(sentence);
  if (word > 0) return cut(word);
  return trimmed(lastFitting(segmentEnds(graphemes.segment(text)), (end) => passes(trimmed(end))));
}

/** A title shortened to the platform's title limit; unchanged where none is known. */
export function fitTitle(platform: Platform, title: string, language?: string): string {
  const { titleMax, titleCounting } = platform.text;
  return shorten(title, (candidate) => titleMax === null || measure(titleCounting, candidate) <= titleMax, language);
}
