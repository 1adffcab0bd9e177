/** Stretches of a folded text that rules match, in time that grows with the text and not with the number of matches. */

/** Offsets in UTF-16 units of the folded text; never empty. */
export interface Span {
  start: number;
  end: number;
}

/** Every match of an expression with the flag g. Nearly all match nothing, and to be told so by `matchAll` costs a copy of each. */
export const allOf = (expression: RegExp, text: string): RegExpExecArray[] =>
  text.search(expression) < 0 ? [] : [...text.matchAll(expression)];

/** What any of the expressions matches and `keep` lets pass. */
export const spansOf = (
  expressions: readonly RegExp[],
  folded: string,
  keep: (match: RegExpExecArray) => boolean = () => true,
): Span[] =>
  expressions.flatMap((expression) =>
    allOf(expression, folded)
      .filter((match) => match[0] !== "" && keep(match))
      .map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );

/** In the order of the text; overlapping matches of one rule are one thing to a reader. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** The spans that touch none of the exceptions, in the order of the text. */
export function apartFrom(spans: readonly Span[], exceptions: readonly Span[]): Span[] {
  const excused = merge(exceptions);
  let next = 0;
  return [...spans]
    .sort((a, b) => a.start - b.start)
    .filter((span) => {
      // Merged exceptions end in the order they start, so those behind this span are behind every later one.
      while ((excused[next]?.end ?? Infinity) <= span.start) next += 1;
      return (excused[next]?.start ?? Infinity) >= span.end;
    });
}
