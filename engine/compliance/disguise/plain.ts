/** A text with its disguises taken off, which remembers where every unit stood in the text as given. */
import { allOf } from "#engine/compliance/frames/spans";
import type { Span } from "#engine/text/span";

export interface Plain {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where what it stands for begins and ends in the text as given; null where nothing changed. */
  readonly from: readonly number[] | null;
  readonly to: readonly number[] | null;
}

/** One unit of what stands instead of a match: what it is, and which units of the match it stands for. */
export interface Unit {
  readonly sign: string;
  readonly at: number;
  readonly length: number;
}

/** Units of a match kept as they are, one each. */
export const kept = (text: string, at = 0): Unit[] =>
  Array.from({ length: text.length }, (_, index) => ({ sign: text.charAt(index), at: at + index, length: 1 }));

/** A text nothing was taken from yet. */
export const untouched = (text: string): Plain => ({ text, from: null, to: null });

/** Puts what `by` makes of every match in its place; null leaves it. Linear in the text. */
export function substituted(given: Plain, pattern: RegExp, by: (match: RegExpExecArray) => Unit[] | null): Plain {
  const edits = allOf(pattern, given.text).flatMap((match) => {
    const units = by(match);
    return units === null ? [] : [{ start: match.index, length: match[0].length, units }];
  });
  if (edits.length === 0) return given;
  const from: number[] = [];
  const to: number[] = [];
  let text = "";
  let done = 0;
  const take = (sign: string, at: number, length: number): void => {
    for (let unit = 0; unit < sign.length; unit += 1) {
      from.push(given.from?.[at] ?? at);
      to.push(given.to?.[at + length - 1] ?? at + length);
    }
    text += sign;
  };
  const keep = (end: number): void => {
    for (; done < end; done += 1) take(given.text.charAt(done), done, 1);
  };
  for (const { start, length, units } of edits) {
    keep(start);
    for (const { sign, at, length: units_ } of units) take(sign, start + at, units_);
    done = start + length;
  }
  keep(given.text.length);
  return { text, from, to };
}

/** Where a stretch of the plain text stands in the text as given, which is `length` units long; an empty one stands at its end. */
export const placed = ({ from, to }: Plain, length: number, { start, end }: Span): Span =>
  from === null || to === null
    ? { start, end }
    : start === end
      ? { start: length, end: length }
      : { start: from[start] ?? length, end: to[end - 1] ?? length };

/** Stretches of the text as given, in its order and apart, where they stand in the plain one: in order, those of which nothing is left are left out. */
export function brought({ from, to, text }: Plain, spans: readonly Span[]): Span[] {
  if (from === null || to === null) return [...spans];
  // both stand in the order of the text: what lies before one span lies before every later one
  let first = 0;
  return spans.flatMap(({ start, end }) => {
    while (first < text.length && (to[first] ?? 0) <= start) first += 1;
    let last = first;
    while (last < text.length && (from[last] ?? 0) < end) last += 1;
    return last > first ? [{ start: first, end: last }] : [];
  });
}
