/** Small helpers for stretches of text. Offsets count UTF-16 units, as in the contract. */
import type { Untraced } from "#contract/copy";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Earlier ones win; a longer one that swallows a shorter replaces it, so that a person sees each stretch once. */
export function withoutOverlaps(found: readonly Untraced[]): Untraced[] {
  const kept: Untraced[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (!kept.some((other) => overlaps(one, other))) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
