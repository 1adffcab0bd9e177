/** A text cut into its sentences, each with its place: what is marked, kept, taken out or rewritten one by one. */
import type { CopyLanguage } from "#contract/copy";

/** Offsets count UTF-16 units of the text; blanks around a sentence do not belong to it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const segmenters = new Map<CopyLanguage, Intl.Segmenter>();
function segmenterOf(language: CopyLanguage): Intl.Segmenter {
  const made = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, made);
  return made;
}

/** A full stop behind one of these ends no sentence: "Lic. 0123", "12 Saint-James St. West", "3,5 Mio. Euro". */
const shortened =
  /(?:^|[^\p{L}])(?:[A-Z]|St|Ste|Dr|Mr|Mrs|Ms|Lic|No|Nos|Nr|Str|approx|ca|ft|sq|Mio|Mrd|bzw|inkl|incl|excl|zzgl|exkl|ggf|mtl|gem|max|min|Abs|Art|env|tél|Tel|Ph|Ext|Fl|Apt|av|bd|Ave|Blvd|Rd)\.\s{0,8}$/u;
/** A letter that is a class, a block or a part of the house is no initial: "DPE : G. Trois pièces." */
const classed =
  /(?:[:=(]|(?<!\p{L})(?:DPE|GES|EPC|EER|BER|classe?|classée?|étiquette|lettre|rating|band|grade|zone|block|bloc|bâtiment|unit|lot|tower|haus|\p{L}{0,20}klasse|[eé]nergie))\s{0,3}[A-Z][+)]{0,3}\.\s{0,8}$/iu;
/** A German ordinal: its full stop belongs to the number ("im 3. Obergeschoss", "zum 1. Januar"). */
const ordinal = /(?<!\d)\d{1,2}\.\s{0,8}$/u;
const counted =
  /^(?:OG|UG|Ober|Unter|Etage|Stock|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Reihe|Bauabschnitt|Person|Monat|Quartal|\d{1,2}\.)/u;
/** The segmenter ends no sentence before a figure with small letters behind it. */
const figureNext = /[.!?…]["”’»)]?[^\S\n]{1,8}(?=[\p{N}$€£¥₩])/gu;
const speaks = /[\p{L}\p{N}]/u;

function joined(before: string, after: string): boolean {
  if (before.endsWith("\n")) return false;
  if (ordinal.test(before)) return counted.test(after);
  return shortened.test(before) && !classed.test(before);
}

/** Where the segmenter ends a sentence, and where a figure begins one that it does not see. */
function endsOf(text: string, language: CopyLanguage): number[] {
  const segmented = [...segmenterOf(language).segment(text)].map(({ segment, index }) => index + segment.length);
  const figured = [...text.matchAll(figureNext)].map(({ index, 0: mark }) => index + mark.length);
  return [...new Set([...segmented, ...figured])].toSorted((a, b) => a - b);
}

/** Sentences in their order. A line is never joined with the next one; lines of marks alone are none. */
export function sentencesOf(text: string, language: CopyLanguage): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const close = (to: number): void => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    const trimmed = raw.trim();
    from = to;
    if (speaks.test(trimmed)) found.push({ start, end: start + trimmed.length, text: trimmed });
  };
  for (const end of endsOf(text, language)) {
    // the longest shortening and what stands before it
    if (joined(text.slice(Math.max(from, end - 60), end), text.slice(end, end + 20))) continue;
    // a mark that stands alone (an emoji, a closing quote) belongs to what is before it
    close(end);
  }
  close(text.length);
  return found;
}
