/** How alike two texts are: Dice's coefficient on character trigrams, 0 to 1. Kept as the measure of "different in substance". */

/** How often each three signs in a row stand in a text. */
export interface Trigrams {
  readonly counts: ReadonlyMap<string, number>;
  /** All of them, each as often as it stands there. */
  readonly size: number;
}
export function trigrams(text: string): Trigrams {
  const plain = text.replace(/\s+/gu, " ").trim();
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= plain.length; at++) {
    const gram = plain.slice(at, at + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return { counts, size: Math.max(0, plain.length - 2) };
}

export const similarity = (a: string, b: string): number => likeness(trigrams(a), trigrams(b));

/** The same of texts that are compared often. */
export function likeness(left: Trigrams, right: Trigrams): number {
  const total = left.size + right.size;
  if (total === 0) return 1;
  let shared = 0;
  for (const [gram, count] of left.counts) {
    const other = right.counts.get(gram);
    if (other !== undefined) shared += other < count ? other : count;
  }
  return (2 * shared) / total;
}
