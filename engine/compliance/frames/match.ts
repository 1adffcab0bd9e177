/** Finds the frames' matches among the hits of a text: every step looks back over a bounded gap, so work grows with the hits. */
import type { Token } from "./tokens.ts";

/** A stretch of tokens, from inclusive, to exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

/** A step whose atoms are resolved to the number of a hit list; -1 for an edge without one. */
export interface Look {
  list: number;
  optional: boolean;
  edge: "not" | "start" | "end" | null;
  /** Of "not": refuses only what ends its clause. */
  closing: boolean;
  gap: number;
  /** At most so many clauses' edges stand in the gap. */
  edges: number;
}

/** A list's hits in the order of the text. */
export type Hits = (list: number) => readonly Stretch[];

const startsClause = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || tokens[at - 1]?.clause !== tokens[at]?.clause;

const endsClause = (tokens: readonly Token[], to: number): boolean => to >= tokens.length || startsClause(tokens, to);

/** Does a hit begin at a place? */
const beginning = (hits: readonly Stretch[]): ((at: number) => boolean) => {
  const places = new Set(hits.map(({ from }) => from));
  return (at) => places.has(at);
};

/** Does a hit end at a place, or up to two units earlier in the clause? */
const preceding = (hits: readonly Stretch[], tokens: readonly Token[]): ((at: number) => boolean) => {
  const ends = new Set(hits.map(({ to }) => to));
  return (at) => [at, at - 1, at - 2].some((end) => ends.has(end) && tokens[end - 1]?.clause === tokens[at]?.clause);
};

/** The nearest way to reach each end: end of the match so far -> its start. */
type Reached = Map<number, number>;

const advance = (reached: Reached, look: Look, hits: readonly Stretch[], tokens: readonly Token[]): Reached => {
  const next: Reached = new Map();
  for (const { from, to } of hits) {
    for (let end = from; end >= from - look.gap && end > 0; end -= 1) {
      const start = reached.get(end);
      const last = tokens[end - 1];
      if (start === undefined) continue;
      if (last?.sentence !== tokens[from]?.sentence) break;
      if ((tokens[from]?.clause ?? 0) - (last?.clause ?? 0) > look.edges) break;
      next.set(to, Math.max(start, next.get(to) ?? -1));
      break;
    }
  }
  return next;
};

const keep = (reached: Reached, holds: (start: number, end: number) => boolean): Reached =>
  new Map([...reached].filter(([end, start]) => holds(start, end)));

/** Stretches one part of a frame covers. */
function matchPart(part: readonly Look[], hits: Hits, tokens: readonly Token[]): Stretch[] {
  for (const look of part) if (look.edge === null && !look.optional && hits(look.list).length === 0) return [];
  let reached: Reached | null = null;
  let before: ((at: number) => boolean)[] = [];
  for (const look of part) {
    const own = look.list < 0 ? [] : hits(look.list);
    if (look.edge === "start") before.push((at) => startsClause(tokens, at));
    else if (look.edge === "not") {
      if (reached === null) {
        const precedes = preceding(own, tokens);
        before.push((at) => !precedes(at));
      } else {
        const begins = beginning(look.closing ? own.filter(({ to }) => endsClause(tokens, to)) : own);
        reached = keep(reached, (_, end) => !begins(end));
      }
    } else if (look.edge === "end") {
      if (reached) reached = keep(reached, (_, end) => endsClause(tokens, end));
    } else {
      const open = before;
      const hitsHere = open.length === 0 ? own : own.filter(({ from }) => open.every((holds) => holds(from)));
      before = [];
      if (reached === null) {
        reached = new Map();
        for (const { from, to } of hitsHere) reached.set(to, Math.max(from, reached.get(to) ?? -1));
      } else {
        const next = advance(reached, look, hitsHere, tokens);
        if (look.optional) for (const [end, start] of reached) next.set(end, Math.max(start, next.get(end) ?? -1));
        reached = next;
      }
    }
    if (reached?.size === 0) return [];
  }
  return [...(reached ?? [])].map(([to, from]) => ({ from, to }));
}

/** A frame of several parts covers, in each sentence that holds them all, the stretch from the first to the last. */
export function matchFrame(parts: readonly (readonly Look[])[], hits: Hits, tokens: readonly Token[]): Stretch[] {
  const [only, ...others] = parts.map((part) => matchPart(part, hits, tokens));
  if (only === undefined || only.length === 0) return [];
  if (others.length === 0) return only;
  const bySentence = new Map<number, Stretch[]>();
  for (const [index, found] of [only, ...others].entries()) {
    for (const stretch of found) {
      const sentence = tokens[stretch.from]?.sentence ?? -1;
      const row = bySentence.get(sentence) ?? [];
      // A part that no earlier one of this sentence precedes adds nothing; the first match of each part is enough.
      if (row.length === index) row.push(stretch);
      bySentence.set(sentence, row);
    }
  }
  return [...bySentence.values()]
    .filter((row) => row.length === parts.length)
    .map((row) => ({ from: Math.min(...row.map(({ from }) => from)), to: Math.max(...row.map(({ to }) => to)) }));
}
