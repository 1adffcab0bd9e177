/** How alike two texts are: Dice's coefficient on character trigrams, 0 to 1. Kept as the measure of "different in substance". */

/** How often each three signs in a row stand in a text. */
export type Trigrams = ReadonlyMap<string, number>;
export function trigrams(text: string): Trigrams {
  const plain = text.replace(/\s+/gu, " ").trim();
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= plain.length; at++) {
    const gram = plain.slice(at, at + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

export const similarity = (a: string, b: string): number => likeness(trigrams(a), trigrams(b));

/** The same of texts that are compared often. */
export function likeness(left: Trigrams, right: Trigrams): number {
  const size = (counts: Trigrams) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [gram, count] of left) shared += Math.min(count, right.get(gram) ?? 0);
  const total = size(left) + size(right);
  return total === 0 ? 1 : (2 * shared) / total;
}
