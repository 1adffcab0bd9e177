/** Words written so that no search finds them: letters apart, figures and signs for letters, marks between characters. */
import { foldWord } from "../frames/tokens.ts";
import { kept, type Plain, substituted, type Unit } from "./plain.ts";
import { cutIntoWords, isKnown, isKnownBut } from "./words.ts";

/** Letters that a figure or sign is read as. */
const READ_AS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "il",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "li",
  ı: "i",
  "*": "*",
};

/** What a word written with figures and signs may say; at most so many readings. */
function readings(word: string): string[] {
  let all = [""];
  for (const sign of word) {
    const as = READ_AS[sign] ?? sign;
    all = all.flatMap((start) => [...as].map((letter) => start + letter)).slice(0, 8);
  }
  return all;
}

/** The known word that a word written with figures and signs says; null where it says none. */
function known(word: string): string | null {
  for (const reading of readings(word)) {
    const folded = foldWord(reading);
    if (folded.length !== word.length) continue;
    if (folded.includes("*")) {
      const found = folded.replace(/\*/gu, "").length >= 2 ? isKnownBut(folded) : null;
      if (found) return found;
    } else if (isKnown(folded)) return folded;
  }
  return null;
}

/** A figure or sign stands before a letter, or closes the word, alone or doubled ("k1d5", "d$$"); a currency before its sum is none. */
const FIGURES =
  /(?<![\p{L}\p{N}@$!*|])(?:[01345@$](?=\p{L}{3})|\p{L})(?:\p{L}|[0134578@$!*|](?=[0134578]?\p{L})|[013457$](?=[57$]?(?![\p{L}\p{N}$])(?![.,]\d))){1,23}(?![\p{L}\p{N}@$*|])/gu;
const FIGURE = /[0134578@$!*|ı]/u;
/** Stands wherever FIGURES find a word with a figure; most texts have none, and are told so at once. */
const FIGURED = /ı|[01345@$]\p{L}{3}|\p{L}(?:[0134578@$!*|][0134578]?\p{L}|[013457$])/u;

/** One letter beside figures says a flat, a road or a paper ("A5"), but for these. */
const BY_ITSELF = /^(?:n0|\p{L}\$\$)$/iu;

/** "ch1ldren", "n0", "k*ds". */
const figures = (given: Plain): Plain =>
  FIGURED.test(given.text)
    ? substituted(given, FIGURES, ([word]) => {
        if (!FIGURE.test(word) || isKnown(foldWord(word))) return null;
        if (!/\p{L}.*\p{L}/u.test(word) && !BY_ITSELF.test(word)) return null;
        const said = known(word);
        return said === null ? null : kept(said);
      })
    : given;

/** "ki.ds", "chil_dren", "chil-dren", "ki🎈ds": a mark inside one word. */
const PARTED =
  /(?<![\p{L}\p{N}._·*@-])\p{Script=Latin}{1,12}(?:[._·*~|-]|\p{Extended_Pictographic}\uFE0F?)\p{Script=Latin}{1,12}(?![\p{L}\p{N}._·*@-])/gu;
const MARKS = /[^\p{L}]+/u;
/** Most texts have no mark between two letters, and are told so by looking at marks only. */
const MARKED = /(?<=\p{L})(?:[._·*~|-]|\p{Extended_Pictographic}\uFE0F?)\p{L}/u;

const parted = (given: Plain): Plain =>
  !MARKED.test(given.text)
    ? given
    : substituted(given, PARTED, ([word]) => {
        const [one = "", other = ""] = word.split(MARKS).map(foldWord);
        if (!isKnown(one + other) || (isKnown(one) && isKnown(other))) return null;
        return kept(word).filter(({ sign }) => /\p{L}/u.test(sign));
      });

/** "n o  k i d s", "d-s-s": four or more letters with a blank or a mark between each two. */
const APART =
  /(?<![\p{L}\p{N}])[\p{Script=Latin}0134](?:[ ._*·|/+~-]{1,3}(?:['’][ ]?)?[\p{Script=Latin}0134!@$]){3,}(?![\p{L}\p{N}])/gu;

function together([run]: RegExpExecArray): Unit[] | null {
  const units = kept(run).filter(({ sign }) => /[\p{L}\p{N}!@$'’]/u.test(sign));
  const apart = units.filter(({ sign }) => !/['’]/u.test(sign));
  if (apart.filter(({ sign }) => /\p{L}/u.test(sign)).length < 3) return null;
  const gaps = units.map(({ at }, index) => at - (units[index - 1]?.at ?? at - 1));
  const narrow = Math.min(...gaps.slice(1));
  // Words stand further apart than letters, or are found among the words the rules know.
  const pieces: Unit[][] = [];
  for (const [index, unit] of units.entries()) {
    const last = pieces.at(-1);
    if (
      last === undefined ||
      ((gaps[index] ?? 0) > narrow && !/['’]/u.test(unit.sign) && !/['’]/u.test(last.at(-1)?.sign ?? ""))
    )
      pieces.push([unit]);
    else last.push(unit);
  }
  const words = pieces.flatMap((piece) => wordsOf(piece) ?? [null]);
  if (words.some((word) => word === null)) return null;
  return words.flatMap((word, index) => {
    const [first] = word ?? [];
    const blank: Unit[] = index > 0 && first ? [{ sign: " ", at: first.at, length: 1 }] : [];
    return [...blank, ...(word ?? [])];
  });
}

/** Letters in a row as the words they spell; null where they spell none. */
function wordsOf(piece: readonly Unit[]): Unit[][] | null {
  const elided = piece.findIndex(({ sign }) => /['’]/u.test(sign));
  if (elided > 0 && elided <= 2) {
    const rest = wordsOf(piece.slice(elided + 1));
    const [first = [], ...others] = rest ?? [];
    return rest === null ? null : [[...piece.slice(0, elided + 1), ...first], ...others];
  }
  const spelt = piece.map(({ sign }) => sign).join("");
  for (const reading of readings(spelt)) {
    const letters = foldWord(reading);
    if (letters.length !== piece.length) continue;
    const words = isKnown(letters) ? [letters] : cutIntoWords(letters);
    if (words === null || (words.length > 1 && letters.length < 2.5 * words.length)) continue;
    let at = 0;
    return words.map((word) => {
      const cut = piece.slice(at, at + word.length).map((unit, index) => ({ ...unit, sign: word.charAt(index) }));
      at += word.length;
      return cut;
    });
  }
  return null;
}

/** "谢.绝.老.人", "国|家|级": one mark between each two of three or more characters, of which a figure may close them ("全 国 第 1"). */
const CHARACTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}](?:([ .·•・*_~|/\\+^`'-])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?:\1[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])+(?:\1\d(?=\1?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))?/gu;
/** "d.s.s.": three letters or more, a point behind each. */
const POINTED = /(?<![\p{L}\p{N}.])\p{Script=Latin}(?:\.\p{Script=Latin}){2,7}\.?(?![\p{L}\p{N}])/gu;

const pointed = (given: Plain): Plain =>
  substituted(given, POINTED, ([word]) => {
    const units = kept(word).filter(({ sign }) => sign !== ".");
    return isKnown(foldWord(units.map(({ sign }) => sign).join(""))) ? units : null;
  });

const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const characters = (given: Plain): Plain =>
  substituted(given, CHARACTERS, (match) => {
    // what stands before the first mark is one character too
    if (CHARACTER.test(given.text.charAt(match.index - 1))) return null;
    return kept(match[0]).filter(({ sign }) => CHARACTER.test(sign) || /\d/u.test(sign));
  });

/** Writes every word in its own letters, without anything between them. */
export const spelt = (given: Plain): Plain => parted(figures(pointed(substituted(characters(given), APART, together))));
