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
  /(?:^|[^\p{L}])(?:[A-Z]|St|Ste|Dr|Mr|Mrs|Ms|Lic|No|Nr|Str|approx|ca|ft|sq|Mio|bzw|inkl|zzgl|env|av|bd|Ave|Blvd|Rd)\.\s?$/u;
const speaks = /[\p{L}\p{N}]/u;

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
  for (const { segment, index } of segmenterOf(language).segment(text)) {
    const end = index + segment.length;
    if (!segment.endsWith("\n") && shortened.test(segment)) continue;
    // a mark that stands alone (an emoji, a closing quote) belongs to what is before it
    close(end);
  }
  close(text.length);
  return found;
}
