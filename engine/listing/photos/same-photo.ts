/** Photos known again by their hashes, in whatever size and compression, and the twins among those of one home. */

/** Of 64 comparisons so many may differ in another size or compression of one photo. */
export const MOST_DIFFERENT = 3;

/** Comparisons that differ between two hashes of 16 hexadecimal digits. */
export function hashDistance(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

export interface SeenPhoto {
  id: string;
  position: number;
  width: number;
  height: number;
  /** Null: it looks like many others. */
  hash: string | null;
}

const shapeOf = ({ width, height }: SeenPhoto): number => width / height;
const alike = (one: SeenPhoto, other: SeenPhoto): boolean =>
  one.hash !== null &&
  other.hash !== null &&
  // the hash knows no sides: a plan and its stretched copy are told apart by them
  Math.abs(shapeOf(one) - shapeOf(other)) <= 0.05 * shapeOf(one) &&
  hashDistance(one.hash, other.hash) <= MOST_DIFFERENT;

/** Of photos that are one, the largest is kept, in the first one's place. `photos`: by position. */
export function twinsAmong(photos: readonly SeenPhoto[]): { drop: string[]; move: { id: string; position: number }[] } {
  const groups: SeenPhoto[][] = [];
  for (const photo of photos) {
    const group = groups.find(([first]) => first !== undefined && alike(first, photo));
    if (group) group.push(photo);
    else groups.push([photo]);
  }
  const drop: string[] = [];
  const move: { id: string; position: number }[] = [];
  for (const group of groups) {
    const [first] = group;
    const [largest, ...rest] = group.toSorted((a, b) => b.width * b.height - a.width * a.height);
    if (!first || !largest || rest.length === 0) continue;
    drop.push(...rest.map(({ id }) => id));
    if (largest.position !== first.position) move.push({ id: largest.id, position: first.position });
  }
  return { drop, move };
}

/** Ids of those among `more` that show what one of `kept` shows already. */
export const repeatsOf = (kept: readonly SeenPhoto[], more: readonly SeenPhoto[]): string[] =>
  more.filter((photo) => kept.some((one) => alike(one, photo))).map(({ id }) => id);
