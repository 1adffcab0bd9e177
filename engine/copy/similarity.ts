/** How alike two texts are: Dice's coefficient on character trigrams, 0 to 1. Kept as the measure of "different in substance". */

/** Each three signs in a row of a text, as one number, in order of size: two texts are then compared in one walk along both. */
export type Trigrams = Float64Array;

/** More than any sign's number. */
const SIGNS = 0x10000;

export function trigrams(text: string): Trigrams {
  // a space alone stays as it is
  const plain = text.replace(/\s{2,}|[^\S ]/gu, " ").trim();
  const grams = new Float64Array(Math.max(0, plain.length - 2));
  for (let at = 0; at < grams.length; at++)
    grams[at] = (plain.charCodeAt(at) * SIGNS + plain.charCodeAt(at + 1)) * SIGNS + plain.charCodeAt(at + 2);
  return grams.sort();
}

export const similarity = (a: string, b: string): number => likeness(trigrams(a), trigrams(b));

/** The same of texts that are compared often. */
export function likeness(left: Trigrams, right: Trigrams): number {
  const total = left.length + right.length;
  if (total === 0) return 1;
  let shared = 0;
  for (let at = 0, other = 0; at < left.length && other < right.length; ) {
    const [one, two] = [left[at] ?? 0, right[other] ?? 0];
    if (one === two) shared++;
    if (one <= two) at++;
    if (two <= one) other++;
  }
  return (2 * shared) / total;
}
