/** Small helpers for stretches of text. Offsets count UTF-16 units, as in the contract. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Tells of any span whether it overlaps one of `spans`, which lie in a text of `length` characters. */
export function overlapping(spans: readonly Span[], length: number): (one: Span) => boolean {
  if (spans.length === 0) return () => false;
  const starts = new Int32Array(length + 2);
  for (const { start, end } of spans) {
    starts[start] = (starts[start] ?? 0) + 1;
    starts[end] = (starts[end] ?? 0) - 1;
  }
  // How many characters before each place are taken: two places differ when something between them is.
  const taken = new Int32Array(length + 2);
  let open = 0;
  for (let at = 0; at <= length; at++) {
    open += starts[at] ?? 0;
    taken[at + 1] = (taken[at] ?? 0) + (open > 0 ? 1 : 0);
  }
  return ({ start, end }) => (taken[end] ?? 0) > (taken[start] ?? 0);
}

/** The same for those of `spans` that are at least as long as the one asked about. */
export function overlappingLonger(spans: readonly Span[], length: number): (one: Span) => boolean {
  const longest = new Int32Array(length + 1);
  for (const { start, end } of spans)
    for (let at = start; at < end; at++) longest[at] = Math.max(longest[at] ?? 0, end - start);
  // What is as long or longer holds the first or the last character.
  return ({ start, end }) => Math.max(longest[start] ?? 0, longest[end - 1] ?? 0) >= end - start;
}

/** Tells of any span whether it lies within one of the places in `text` where one of `names` stands. */
export function insideAny(names: readonly string[], text: string): (one: Span) => boolean {
  const reach = new Int32Array(text.length + 1);
  let any = false;
  for (const name of names)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      reach[at] = Math.max(reach[at] ?? 0, at + name.length);
      any = true;
    }
  if (!any) return () => false;
  for (let at = 1; at < reach.length; at++) reach[at] = Math.max(reach[at] ?? 0, reach[at - 1] ?? 0);
  return ({ start, end }) => (reach[start] ?? 0) >= end;
}

/** A longer one that swallows a shorter replaces it, so that a person sees each stretch once; of equals the earlier wins. */
export function withoutOverlaps<Found extends Span>(found: readonly Found[]): Found[] {
  const taken = new Uint8Array(found.reduce((last, { end }) => Math.max(last, end), 0));
  const kept: Found[] = [];
  for (const one of [...found].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    // None kept before is shorter: what overlaps holds the first or the last character.
    if (taken[one.start] === 1 || taken[one.end - 1] === 1) continue;
    taken.fill(1, one.start, one.end);
    kept.push(one);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Blanks in the place of the spans, which may lie in any order; every offset stays. */
export function blanked(text: string, spans: readonly Span[]): string {
  let made = "";
  let done = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    made += text.slice(done, from) + " ".repeat(end - from);
    done = end;
  }
  return made + text.slice(done);
}
