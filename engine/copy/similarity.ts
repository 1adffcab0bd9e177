/** How alike two texts are: Dice's coefficient on character trigrams, 0 to 1. Kept as the measure of "different in substance". */

function trigrams(text: string): Map<string, number> {
  const plain = text.replace(/\s+/gu, " ").trim();
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= plain.length; at++) {
    const gram = plain.slice(at, at + 3);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

export function similarity(a: string, b: string): number {
  const [left, right] = [trigrams(a), trigrams(b)];
  const size = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  let shared = 0;
  for (const [gram, count] of left) shared += Math.min(count, right.get(gram) ?? 0);
  const total = size(left) + size(right);
  return total === 0 ? 1 : (2 * shared) / total;
}
