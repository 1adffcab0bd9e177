/** Whether a phrase of the page tells again what a sentence has told: the same thing in the same year. */
import { foldWidth } from "#engine/text/fold";

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/gu;
/** Longer words, and pairs of signs where words are not parted. */
const word = /[\p{Script=Latin}]{4,}|\p{Script=Hangul}{2}|\p{Script=Katakana}{2}|\p{Script=Han}{2}/gu;

/** Words long enough to name a thing. */
const thing = /[\p{Script=Latin}]{6,}|\p{Script=Hangul}{3}|\p{Script=Katakana}{3,}/gu;

const found = (pattern: RegExp, text: string): Set<string> =>
  new Set(foldWidth(text).toLowerCase().match(pattern) ?? []);

/** "Kitchen 2017 with gas cooktop" beside "In 2017 the kitchen was renewed": one year and one thing, told already. */
export function repeatsWork(phrase: string, told: readonly string[]): boolean {
  const years = found(year, phrase);
  if (years.size === 0) return false;
  const words = found(word, phrase);
  return told.some((text) => {
    const [theirYears, theirs] = [found(year, text), found(word, text)];
    return [...years].some((one) => theirYears.has(one)) && [...words].some((one) => theirs.has(one));
  });
}

/** "sans four ni réfrigérateur" beside "Ne sont pas fournis : le réfrigérateur": one thing, told already. */
export function repeatsThing(phrase: string, told: readonly string[]): boolean {
  const things = [...found(thing, phrase)];
  return told.some((text) => {
    const theirs = found(thing, text);
    return things.some((one) => theirs.has(one));
  });
}
