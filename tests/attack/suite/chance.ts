/** Chance that a seed repeats. */

/** Numbers from 0 up to 1; the same seed, the same numbers (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` of them, spread over the whole list and in its order: one from each of so many equal parts. */
export function spread<Thing>(things: readonly Thing[], count: number, seed: number): Thing[] {
  if (things.length <= count) return [...things];
  const next = chance(seed);
  const part = things.length / count;
  return Array.from({ length: count }, (_, at) => things[Math.floor((at + next()) * part)]).filter(
    (thing): thing is Thing => thing !== undefined,
  );
}
