/** Small helpers for stretches of text. Offsets count UTF-16 units, as in the contract. */
import type { Untraced } from "#contract/copy";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Where `one` would stand among `kept`, which is in order of start and free of overlaps. */
function placeOf(one: Span, kept: readonly Span[]): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((kept[middle]?.start ?? 0) < one.start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A longer one that swallows a shorter replaces it, so that a person sees each stretch once; of equals the earlier wins. */
export function withoutOverlaps(found: readonly Untraced[]): Untraced[] {
  const kept: Untraced[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const at = placeOf(one, kept);
    const neighbours = [kept[at - 1], kept[at]];
    if (!neighbours.some((other) => other !== undefined && overlaps(one, other))) kept.splice(at, 0, one);
  }
  return kept;
}
