/** German without its own letters: "Auslaender" for "Ausländer", "weiss" for "weiß", as abroad, in mails and in Switzerland. */

const SPELT_OUT = /[aou]e|ss/gu;
const LETTER: Readonly<Record<string, string>> = { ae: "a", oe: "o", ue: "u", ss: "ß" };
/** Of words with more such pairs every one is read as a letter, or none. */
const MOST = 4;

/** Folded words ("auslander") that a folded word may stand for; any of its pairs may be what it looks like ("neue", "Wasser"). */
export function respelt(word: string): string[] {
  const pairs = [...word.matchAll(SPELT_OUT)];
  const all = (1 << pairs.length) - 1;
  const choices = pairs.length > MOST ? [all] : Array.from({ length: all }, (_, at) => at + 1);
  return choices.map((chosen) => {
    let at = -1;
    return word.replace(SPELT_OUT, (pair) => {
      at += 1;
      return (chosen >> at) & 1 ? (LETTER[pair] ?? pair) : pair;
    });
  });
}
