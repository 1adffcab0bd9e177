/** Words that Japanese and Korean take over by their sound: ラウンジ and 라운지 are the lounge of an English listing. */
import { alike, type Heard, heard } from "#engine/text/sound";
import type { Book } from "./book.ts";

const spelled = /^[\p{Script=Katakana}ー・ ]{3,16}$|^[가-힣 ]{2,10}$/u;
/** Words of a listing that are compared. */
const MAX_WORDS = 600;

const heardWords = new WeakMap<Book, readonly Heard[]>();
function wordsOf(book: Book): readonly Heard[] {
  const made =
    heardWords.get(book) ??
    [...new Set(book.corpus.toLowerCase().match(/(?<!\p{L})[a-z]{4,16}(?!\p{L})/gu) ?? [])]
      .slice(0, MAX_WORDS)
      .map(heard)
      .filter(({ skeleton }) => skeleton.length > 1);
  heardWords.set(book, made);
  return made;
}

/** "Lakeview" in Kana and Hangul: its vowels differ, its consonants do not. */
const view = /뷰|ビュー/u;

/** Does a word of the listing in Latin letters sound like `words`? */
export function borrowed(book: Book, words: string): boolean {
  if (!spelled.test(words)) return false;
  const mine = heard(words);
  return (
    mine.skeleton.length > 1 &&
    wordsOf(book).some(
      (one) => alike(mine, one) || (view.test(words) && mine.skeleton.length > 2 && mine.skeleton === one.skeleton),
    )
  );
}
