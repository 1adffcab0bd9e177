/** How the characters of a Japanese name are read: as the page prints it beside them, or as the tables of places and borrowed words know. */
import { escapeRegExp } from "#engine/text/escape-regexp";
import { japan } from "./japan.ts";
import { borrowedWords } from "./japanese-words.ts";

const places = new Map(japan);

/** 佐藤（さとう）, 佐藤 サトウ: kana that stand behind the name in the page's text. */
function beside(name: string, text: string): string | null {
  const hit = new RegExp(
    `${escapeRegExp(name)} ?[（(\\[]?([\\u3041-\\u3096\\u30a1-\\u30faー]{2,20})[ 　]?([\\u3041-\\u3096\\u30a1-\\u30faー]{0,20})[）)\\]]`,
    "u",
  ).exec(text);
  return hit ? `${hit[1] ?? ""}${hit[2] ?? ""}` : null;
}

/** `kana` is the whole reading, `borrowed` the words that katakana spells; null for what is not known. */
export function readingOf(
  run: string,
  source: { readonly text: string },
): { readonly kana: string | null; readonly borrowed: string | null } {
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(run)) return { kana: run, borrowed: borrowedWords(run) };
  return { kana: beside(run, source.text) ?? places.get(run) ?? null, borrowed: null };
}
