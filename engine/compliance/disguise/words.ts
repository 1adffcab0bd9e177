/** Every word the frames of any language know: what may hide behind a disguise. */
import { foldWord } from "../frames/tokens.ts";
import { languages } from "../languages/index.ts";

const latin = /^\p{Script=Latin}{2,}$/u;

let made: Map<number, Set<string>> | null = null;

/** By length, folded; made when a text first seems disguised. */
function dictionary(): Map<number, Set<string>> {
  if (made) return made;
  const words = new Map<number, Set<string>>();
  // frames share most of their words
  const seen = new Set<string>();
  const add = (word: string): void => {
    if (seen.has(word)) return;
    seen.add(word);
    const folded = foldWord(word);
    if (!latin.test(folded)) return;
    const known = words.get(folded.length) ?? new Set<string>();
    words.set(folded.length, known.add(folded));
  };
  for (const { fields, concepts, broad = {}, inflect = () => [] } of languages) {
    const texts = [
      ...Object.values(fields).flatMap((field) => ("words" in field ? field.words : field)),
      ...[...Object.values(concepts), ...Object.values(broad)].flatMap(({ frames }) => frames),
    ];
    const inflected = new Set<string>();
    for (const text of texts) {
      for (const [, field, word = "", marked] of text.matchAll(/<([\w-]+)>|(\p{L}+)(~?)/gu)) {
        if (field !== undefined) continue;
        add(word);
        if (marked !== "~" || inflected.has(word)) continue;
        inflected.add(word);
        for (const form of inflect(word)) add(form);
      }
    }
  }
  made = words;
  return words;
}

/** Is this, folded, a word the rules know? */
export const isKnown = (word: string): boolean => dictionary().get(word.length)?.has(word) ?? false;

/** Is it with some letter in the place of every "*"? */
export function isKnownBut(word: string): string | null {
  const signs = [...word];
  for (const known of dictionary().get(word.length) ?? []) {
    const letters = [...known];
    if (letters.length === signs.length && signs.every((sign, at) => sign === "*" || sign === letters[at]))
      return known;
  }
  return null;
}

const LONGEST = 18;

/** Cut into the fewest known words; null where it cannot be. Linear in the letters: of each place only the last word before it is kept. */
export function cutIntoWords(letters: string): string[] | null {
  const fewest: number[] = [0];
  const begins: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    fewest[end] = Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const count = (fewest[start] ?? Number.POSITIVE_INFINITY) + 1;
      if (count >= (fewest[end] ?? 0) || !isKnown(letters.slice(start, end))) continue;
      fewest[end] = count;
      begins[end] = start;
    }
  }
  if (fewest[letters.length] === Number.POSITIVE_INFINITY) return null;
  const words: string[] = [];
  for (let end = letters.length; end > 0; end = begins[end] ?? 0) words.push(letters.slice(begins[end], end));
  return words.reverse();
}
