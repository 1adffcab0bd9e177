/** Writes a post: the arc, then the signature, shortened by telling fewer facts until the platform's count is met. */
import type { Listing } from "#contract/listing";
import { fitTitle } from "#engine/platforms/fit";
import { countText, countTitle, fits } from "#engine/platforms/measure";
import { type Told, tellAlong, tellPost } from "./arcs/arc.ts";
import { lacking } from "./arcs/essentials.ts";
import { barePosts } from "./bare-post.ts";
import { closingOf, occasionIn } from "./occasions/occasion.ts";
import { isAgainst } from "./points/points.ts";
import { targetLength } from "./target-length.ts";
import type { Draft } from "./writing/finish-piece.ts";
import { labelled } from "./writing/label.ts";
import { stating } from "./writing/particulars.ts";
import type { Plan } from "./writing/plan.ts";
import type { Taken } from "./writing/seeded-choice.ts";
import { signatureOf } from "./writing/signature.ts";
import { writerOf } from "./writing/writer.ts";

/** A post, what of it is no signature, and what it has chosen, which its neighbours then leave. */
export type Attempt = Pick<Draft, "title" | "body" | "hashtags"> & {
  readonly told: string;
  readonly taken: Taken;
  /** Facts it has told. */
  readonly said: ReadonlySet<string>;
  /** How many of the facts that no post is without it lacks. */
  readonly lacks: number;
  /** How much was left out to keep to the length. */
  readonly shortened: Shortened;
  /** Nothing of it was short enough for the platform. */
  readonly tooLong: boolean;
};

/** How a post was made to fit: how much that is no fact was left out (0 to 3), and how many of the most telling facts were allowed. */
interface Shortened {
  readonly tight: number;
  readonly depth: number;
}
const unshortened: Shortened = { tight: 0, depth: Number.POSITIVE_INFINITY };

/** Of a home that is sold or let: what it was, and no price, terms or way to see it. */
const closedLines = ["@home", "", "@prose2"] as const;
const notOfClosed = ({ known, terms }: Plan): string[] => [
  ...["price", "rate", "perSquareMetre", "monthlySum", "signingSum", "transit"],
  ...known.material,
  ...known.quotes,
  ...known.lacks,
  ...known.passages.map(({ name }) => name),
  ...terms.flatMap(({ id }) => (isAgainst(id) ? [id] : [])),
];

/** What the last words are made of: a number that may not stand here is in none of them. */
function closingValues({ values }: Plan, banned: ReadonlySet<string>): Plan["values"] {
  if (!banned.has("phone")) return values;
  const { phone: _forbidden, ...others } = values;
  return others;
}

const withOccasionLine = (body: string, first: string, last: string): string =>
  [first, body, last].filter((part) => part !== "").join(body.includes("\n\n") || last !== "" ? "\n\n" : "\n");

/** With what has happened to the home before each of them first; without it where none of those fits. */
function* titlesOf({ titles }: Told, head: string | null): Generator<string> {
  if (head !== null) for (const title of titles()) yield `${head}${title}`;
  yield* titles();
}

/** The first that the platform's field has room for, else the first of all as far as it goes; null where it has no such field. */
function titleOf(told: Told, head: string | null, { platform, lang }: Plan): string | null {
  const { hasTitle, titleMax } = platform.text;
  if (!hasTitle) return null;
  let first: string | null = null;
  for (const candidate of titlesOf(told, head)) {
    const title = lang.tidy(candidate);
    if (titleMax === null || countTitle(platform, title).used <= titleMax) return title;
    first ??= title;
  }
  return fitTitle(platform, first ?? "", lang.code);
}

function attempt(listing: Listing, plan: Plan, depth: number, tight: number, banned: ReadonlySet<string>): Attempt {
  const { platform, lang, brief } = plan;
  const occasion = occasionIn(listing, brief, lang);
  const closed = occasion !== null && brief.occasion?.kind === "closed";
  // nobody is invited to imagine living in what is gone: it is told in the third person
  const w = closed
    ? writerOf({ ...plan, style: "professional" }, depth, tight, new Set([...banned, ...notOfClosed(plan)]))
    : writerOf(plan, depth, tight, banned);
  const told = closed ? tellAlong(closedLines, w) : tellPost(w);
  const body = occasion
    ? withOccasionLine(
        told.body,
        occasion.line,
        closed ? closingOf({ ...plan, values: closingValues(plan, banned) }) : "",
      )
    : told.body;
  // a title may say who offers the home, whoever signs below
  const title = titleOf(told, occasion && `${occasion.head}${lang.marks.gap === "" ? "｜" : ": "}`, plan);
  if (closed) w.markSaid(["agent", "company"]);
  const signed = [body, signatureOf(listing, plan, w)]
    .filter((part) => part !== "")
    .join(body.includes("\n\n") ? "\n\n" : "\n");
  const wanted = Math.min(platform.hashtags.recommended, platform.hashtags.max ?? 99);
  return {
    title: title || null,
    body: lang.tidy(signed),
    hashtags: tight >= 3 ? [] : w.tags(tight >= 2 && platform.family === "micro-post" ? Math.min(1, wanted) : wanted),
    told: told.body,
    taken: w.taken,
    said: w.said,
    lacks: closed ? 0 : lacking(w),
    shortened: { tight, depth },
    tooLong: false,
  };
}

/** What the home is, where, and how far the stop: the first of what decides. */
const HOME = 6;

/** Another post of the same home for the same platform comes out as long, give or take so many facts. */
const GIVE = 2;

/**
 * The fullest attempt that keeps to the habit; failing that, to the limit; failing that, the shortest there is. `from`: where another
 * variant of it ended, so that it need not be looked for from the start.
 */
export function writePost(
  listing: Listing,
  plan: Plan,
  banned: ReadonlySet<string>,
  from: Shortened = unshortened,
): Attempt {
  const { platform, lang, brief } = plan;
  const aim = targetLength(platform, lang.code, brief.length);
  const all = plan.ranked.length;
  // a plain post gets shorter by its own measure (arcs/plain.ts): with fewer facts it would lose what decides
  const plain = plan.plain;
  const isMicro = platform.family === "micro-post";
  const labelledOf = (post: Pick<Attempt, "title" | "body" | "hashtags">) => ({
    ...post,
    body: labelled(post.body, brief, lang.code, "post"),
  });
  let within: Attempt | null = null;
  let last: Attempt | null = null;
  /** The fullest that fits and leaves out what the law wants: taken only where not even a post without prose has room for that. */
  let wanting: Attempt | null = null;
  for (const tight of [0, 1, 2, 3].slice(from.tight)) {
    // what decides outlives every scene: it falls only where nothing else is left to fall
    const due = Math.min(plan.essentials.length, tight === 2 && isMicro ? HOME : plan.essentials.length);
    const least = tight === 3 ? 1 : plain ? all : Math.min(all, Math.max(due, 7 - tight));
    const most = tight === from.tight ? Math.max(least, Math.min(all, from.depth + GIVE)) : all;
    for (let depth = most; depth >= least; depth -= Math.max(1, Math.floor(depth / 10))) {
      const made = attempt(listing, plan, depth, tight, banned);
      last = made;
      // what is too long by itself needs no reading for what its market's law wants beside it
      const bare = labelledOf(made);
      if (!fits(platform, bare)) continue;
      const { post: whole, law } = stating(listing, brief, lang.code, platform, made);
      const post = whole === made ? bare : labelledOf(whole);
      if (law === "wanting") {
        // fewer facts or scenes may leave room for it
        wanting ??= made;
        continue;
      }
      if (aim === null || countText(platform, post).used <= aim) return made;
      if (brief.length !== "short") within ??= made;
      else if (within === null || post.body.length < within.body.length) within = made;
    }
    if (within && tight >= (brief.length === "short" ? 2 : 1)) return within;
  }
  const nothing = {
    title: null,
    body: "",
    hashtags: [],
    told: "",
    taken: new Map(),
    said: new Set<string>(),
    lacks: 0,
  };
  // with prose nothing states what the law wants, or nothing is short enough
  const prose = wanting ?? last;
  let plainest: Attempt | null = null;
  if (within === null && prose !== null)
    for (const { body, writer } of barePosts(listing, plan, banned)) {
      const bare = { ...prose, body, told: body, hashtags: [], taken: writer.taken, said: writer.said };
      const made = { ...bare, lacks: lacking(writer) };
      if (!fits(platform, labelledOf(made))) continue;
      if (stating(listing, brief, lang.code, platform, made).law === "stated") return made;
      plainest ??= made;
    }
  return within ?? wanting ?? plainest ?? { ...(last ?? { ...nothing, shortened: from }), tooLong: true };
}
