/** Finds words of a lexicon in a text in one walk: whole words of European languages in any form, East Asian ones by their longest. */
import type { CopyLanguage } from "#contract/copy";
import type { Words } from "./thing.ts";

export type ScanLanguage = CopyLanguage | "read";

export interface Named {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const eastAsian: ReadonlySet<ScanLanguage> = new Set(["zh", "ja", "ko"]);

const endings: Partial<Record<ScanLanguage, readonly string[]>> = {
  en: ["s"],
  fr: ["es", "s", "x", "e"],
  de: ["ern", "en", "er", "es", "em", "e", "n", "s"],
  read: ["es", "s", "i", "e", "a", "o"],
};
/** The shortest stem an ending is taken from. */
const SHORTEST = 3;

/** A word without its ending: the same for the lexicon and the text, so that it need not be right. */
function stemOf(word: string, language: ScanLanguage): string {
  const low = word.toLowerCase();
  for (const ending of endings[language] ?? [])
    if (low.length - ending.length >= SHORTEST && low.endsWith(ending) && !low.endsWith("ss"))
      return low.slice(0, -ending.length);
  return low;
}

interface Word {
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string, language: ScanLanguage): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    stem: stemOf(match[0], language),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Words of the longest entry. */
const MOST_WORDS = 5;
/** Letters of the shortest last part of a German compound. */
const SHORTEST_PART = 4;

type Lexicon = ReadonlyMap<string, readonly string[]>;

function europeanScan(lexicon: Lexicon, language: ScanLanguage) {
  const inCompound = (word: Word): { ids: readonly string[]; start: number } | null => {
    if (language !== "de" || word.stem.length <= SHORTEST_PART) return null;
    for (let from = 2; from <= word.stem.length - SHORTEST_PART; from++) {
      const ids = lexicon.get(word.stem.slice(from));
      if (ids) return { ids, start: word.start };
    }
    return null;
  };
  return (text: string): Named[] => {
    const words = wordsOf(text, language);
    const found: Named[] = [];
    for (let at = 0; at < words.length; ) {
      let taken = 0;
      for (let count = Math.min(MOST_WORDS, words.length - at); count > 0 && taken === 0; count--) {
        const [first, last] = [words[at], words[at + count - 1]];
        if (!first || !last) continue;
        const key = words
          .slice(at, at + count)
          .map(({ stem }) => stem)
          .join(" ");
        const ids = lexicon.get(key) ?? (count === 1 ? inCompound(first)?.ids : undefined);
        if (!ids) continue;
        for (const id of ids) found.push({ id, start: first.start, end: last.end });
        taken = count;
      }
      at += Math.max(1, taken);
    }
    return found;
  };
}

const isHangul = (sign: string): boolean => /^[가-힣]$/u.test(sign);
const isLatin = (sign: string): boolean => /^\p{Script=Latin}$/u.test(sign);
const particle = /^(?:[은는이가을를도의에와과로만엔]|$|[^가-힣])/u;

/** A Korean word of one syllable stands alone or before a particle; Latin letters end where others begin. */
function standsFree(text: string, start: number, end: number): boolean {
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (isLatin(text.charAt(start)) && (isLatin(before) || isLatin(after))) return false;
  if (end - start === 1 && isHangul(text.charAt(start))) return !isHangul(before) && particle.test(after);
  return true;
}

function eastAsianScan(lexicon: Lexicon) {
  const shelves = new Map<string, [string, readonly string[]][]>();
  for (const [phrase, ids] of lexicon) {
    const sign = phrase.charAt(0);
    shelves.set(sign, [...(shelves.get(sign) ?? []), [phrase, ids]]);
  }
  for (const shelf of shelves.values()) shelf.sort(([a], [b]) => b.length - a.length);
  return (original: string): Named[] => {
    const text = original.toLowerCase().length === original.length ? original.toLowerCase() : original;
    const found: Named[] = [];
    for (let at = 0; at < text.length; ) {
      const hit = shelves
        .get(text.charAt(at))
        ?.find(([phrase]) => text.startsWith(phrase, at) && standsFree(text, at, at + phrase.length));
      if (!hit) at++;
      else {
        const [phrase, ids] = hit;
        for (const id of ids) found.push({ id, start: at, end: at + phrase.length });
        at += phrase.length;
      }
    }
    return found;
  };
}

function lexiconOf(things: readonly (readonly [string, Words])[], language: ScanLanguage): Lexicon {
  const made = new Map<string, string[]>();
  for (const [id, words] of things)
    for (const phrase of (words[language] ?? "").split("|").filter((one) => one !== "")) {
      const key = eastAsian.has(language)
        ? phrase.toLowerCase()
        : wordsOf(phrase, language)
            .map(({ stem }) => stem)
            .join(" ");
      made.set(key, [...(made.get(key) ?? []), id]);
    }
  return made;
}

/** What finds `things` in a text of any language. Each language's words are made ready when they are first asked for. */
export function scannerOf(
  things: readonly (readonly [string, Words])[],
): (text: string, language: ScanLanguage) => Named[] {
  const made = new Map<ScanLanguage, (text: string) => Named[]>();
  return (text, language) => {
    const ready =
      made.get(language) ??
      (eastAsian.has(language)
        ? eastAsianScan(lexiconOf(things, language))
        : europeanScan(lexiconOf(things, language), language));
    made.set(language, ready);
    return ready(text);
  };
}
