/**
 * What a text says only to disown it: denied ("I can't promise it will rise"), told of others to be warned of ("whoever says
 * so, keep away"), asked and answered no ("Is the rent guaranteed? No."), quoted from a distance ("no phrase of ours"), or a
 * measure and no praise. One reading for every rule; a "but" ends it, and a wink ("but between us") undoes it.
 */
import type { Disowner } from "./disowning.ts";
import type { Stretch } from "./match.ts";
import type { Span } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** A stretch of tokens whose claims are disowned; `people`: what turns people away in it, too. */
interface Region extends Stretch {
  people: boolean;
  /** Only what begins before this token. */
  before: number;
  /** Its denial ends here: what reads across it is disowned though it begins before, in the same clause. */
  across: number;
}

/** Longer clauses are no members of a list. */
const LISTED = 6;
/** So near behind its denial a claim begins, or so near before it ends. */
const NEAR = 2;

const HARD = /[.!。！;；…\n]/u;
const ASKED = /[?？]/u;
const PART = /[,，、()（）–—|/•]|\s-\s/u;
const LIST_MARK = /^\s*、\s*$/u;

type Edge = "hard" | "asked" | "clause" | "list" | null;

/** What parts each token from the one before; quotation marks and colons part nothing that is disowned. */
function edgesOf(tokens: readonly Token[], text: string): Edge[] {
  return tokens.map(({ start, sentence }, at) => {
    const last = tokens[at - 1];
    if (last === undefined) return "hard";
    const between = text.slice(last.end, start);
    if (ASKED.test(between)) return "asked";
    // "No.1" is one thing
    if (last.sentence !== sentence || (HARD.test(between) && between !== ".")) return "hard";
    if (LIST_MARK.test(between)) return "list";
    return PART.test(between) ? "clause" : null;
  });
}

/** Of a text: is what was found in a place disowned? */
export interface Disowned {
  /** As what promises or boasts, or, with `people`, as what turns people away. */
  says: (span: Span, people: boolean) => boolean;
  /** Is most of the place made of such stretches? */
  mostly: (span: Span) => boolean;
}

const NOTHING: Disowned = { says: () => false, mostly: () => false };

/** `where`: the stretches a group of frames covers. Linear in the tokens and their hits. */
export function disownedIn(
  tokens: readonly Token[],
  text: string,
  where: (name: Disowner) => readonly Stretch[],
): Disowned {
  const edges = edgesOf(tokens, text);
  const starts = (name: Disowner): Set<number> => new Set(where(name).map(({ from }) => from));
  const leads = (at: number): boolean => /[:：]/u.test(text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  const cuts = starts("ends");
  const asserting = starts("asserts");
  const refusing = starts("refusals");
  const open = where("open");
  const losing = where("losing");
  const restricting = where("restricts");
  const any = (stretches: readonly Stretch[], from: number, to: number): boolean =>
    stretches.some((each) => each.from >= from && each.from < to);

  /** Where the clause that begins at a token ends. */
  const clauseEnd = (from: number): number => {
    let at = from + 1;
    while (at < tokens.length && edges[at] === null) at += 1;
    return at;
  };
  /** A short clause that asserts nothing goes on with the list before it. */
  const isListed = (from: number): boolean => {
    const to = clauseEnd(from);
    if (to - from > LISTED || cuts.has(from)) return false;
    for (let at = from; at < to; at += 1) if (asserting.has(at)) return false;
    return true;
  };
  /** `own`: a clause that refuses by itself goes on with no list. */
  const forward = ({ from, to }: Stretch, own = false): number => {
    for (let at = to; at < tokens.length; at += 1) {
      const edge = edges[at];
      if (edge === "hard" || edge === "asked" || cuts.has(at)) return at;
      if (edge === null || at === from) continue;
      if (edge === "clause" && !isListed(at)) return at;
      if (own && refusing.has(at)) return at;
    }
    return tokens.length;
  };
  /** A concession ends with its clause, or where a colon leads to what is meant. */
  const conceded = ({ from, to }: Stretch): number => {
    for (let at = from + 1; at < tokens.length; at += 1) {
      if (edges[at] !== null || cuts.has(at) || (at >= to && (refusing.has(at) || leads(at)))) return at;
    }
    return tokens.length;
  };
  const backward = ({ from }: Stretch): number => {
    const over = edges[from] === "clause";
    for (let at = from; at > 0; at -= 1) {
      const edge = edges[at];
      if (edge === "hard" || edge === "asked" || (at < from && cuts.has(at))) return at;
      if (edge === "clause" && !over) return at;
    }
    return 0;
  };
  const clauseStart = (at: number): number => {
    while (at > 0 && edges[at] === null && !cuts.has(at)) at -= 1;
    return at;
  };
  const segmentStart = (at: number): number => {
    while (at > 0 && edges[at] !== "hard" && edges[at] !== "asked") at -= 1;
    return at;
  };
  const segmentEnd = (at: number): number => {
    at += 1;
    while (at < tokens.length && edges[at] !== "hard" && edges[at] !== "asked") at += 1;
    return at;
  };
  const upToCut = (from: number, to: number): number => {
    for (let at = from; at < to; at += 1) if (cuts.has(at)) return at;
    return to;
  };

  const regions: Region[] = [];
  const ever = Number.POSITIVE_INFINITY;
  const add = (from: number, to: number, people: boolean, before = ever, across = ever): void => {
    if (to > from) regions.push({ from, to, people, before, across });
  };
  for (const each of where("refuses")) add(each.from, forward(each), false, ever, each.to);
  for (const each of where("refusesWords")) add(each.from, forward(each), true, ever, each.to);
  for (const each of where("outlaws")) add(each.from, forward(each, true), true, ever, each.to);
  for (const each of where("concedes")) add(each.from, conceded(each), true);
  for (const each of where("disowns")) add(backward(each), each.to, false);
  for (const each of where("disownsWords")) add(backward(each), each.to, true);
  for (const each of where("measures")) add(clauseStart(each.from), each.to, false);
  for (const { from, to } of where("warns")) {
    const first = segmentStart(from);
    add(first, upToCut(to, segmentEnd(to - 1)), false);
  }

  const reports = where("reports");
  for (const denial of [...where("denies"), ...open]) {
    const { from } = denial;
    const edge = edges[from];
    const leaves = open.includes(denial);
    // a denial begins its clause; that nobody knows may stand anywhere in the answer
    const begins = leaves ? segmentStart(from) : from;
    if (begins === 0 || (!leaves && edge === null)) continue;
    const within = edges[begins] === "clause" || edges[begins] === "list";
    const said = within ? segmentStart(from) : segmentStart(begins - 1);
    const asked = edges[begins] === "asked";
    if (!asked && !any(reports, said, begins)) continue;
    if (!leaves && any(losing, said, begins)) continue;
    add(said, upToCut(begins, segmentEnd(from)), any(restricting, said, begins), begins);
  }

  const winks = where("winks").map(({ from }) => {
    const own = segmentStart(from);
    return { from: own === 0 ? 0 : segmentStart(own - 1), to: segmentEnd(from) };
  });
  const undone = ({ from, to }: Stretch): boolean => winks.some((wink) => wink.from < to && from < wink.to);
  const standing = winks.length === 0 ? regions : regions.filter((region) => !undone(region));
  const near = where("negates").filter((each) => !undone(each));
  const behind = where("negatesAfter").filter((each) => !undone(each));
  if (standing.length === 0 && near.length === 0 && behind.length === 0) return NOTHING;

  const tokenAt = (place: number): number => {
    const at = tokens.findIndex(({ end }) => end > place);
    return at < 0 ? tokens.length : at;
  };
  const joined = (from: number, to: number): boolean => {
    for (let at = from; at <= to; at += 1) if (edges[at] !== null || cuts.has(at)) return false;
    return true;
  };
  return {
    says: ({ start, end }, people) => {
      const from = tokenAt(start);
      const to = tokenAt(end - 1) + 1;
      const begins = (each: Region): boolean =>
        each.from <= from ? from < each.before : to > each.across && joined(from + 1, each.from);
      if (standing.some((each) => (each.people || !people) && to <= each.to && begins(each))) return true;
      if (people || any(losing, from, to)) return false;
      return (
        near.some((each) => from >= each.to && from - each.to <= NEAR && joined(each.to, from)) ||
        behind.some((each) => to <= each.from && each.from - to <= NEAR && joined(to, each.from))
      );
    },
    mostly: ({ start, end }) => {
      const from = tokenAt(start);
      const to = tokenAt(end - 1) + 1;
      const taken = new Set<number>();
      for (const each of standing)
        for (let at = Math.max(from, each.from); at < Math.min(to, each.to, each.before); at += 1) taken.add(at);
      return taken.size * 2 >= to - from && taken.size > 0;
    },
  };
}
