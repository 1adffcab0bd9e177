/** Writes a post: the arc, then the signature, shortened by telling fewer facts until the platform's count is met. */
import type { Listing } from "#contract/listing";
import { fitTitle } from "#engine/platforms/fit";
import { countText, countTitle, fits } from "#engine/platforms/measure";
import { tellAlong, tellPost } from "./arcs/arc.ts";
import { closingOf, occasionIn } from "./occasions/occasion.ts";
import { isAgainst } from "./points/points.ts";
import { targetLength } from "./target-length.ts";
import type { Draft } from "./writing/finish-piece.ts";
import { labelled } from "./writing/label.ts";
import { withParticulars } from "./writing/particulars.ts";
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
};

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
  if (closed) w.markSaid(["agent", "company"]);
  const colon = lang.marks.gap === "" ? "｜" : ": ";
  const titles = occasion
    ? [...told.titles.map((title) => `${occasion.head}${colon}${title}`), ...told.titles]
    : told.titles;
  const signed = [body, signatureOf(listing, plan, w)]
    .filter((part) => part !== "")
    .join(body.includes("\n\n") ? "\n\n" : "\n");
  const fitting = titles
    .map(lang.tidy)
    .find((title) => platform.text.titleMax === null || countTitle(platform, title).used <= platform.text.titleMax);
  const title = platform.text.hasTitle ? (fitting ?? fitTitle(platform, lang.tidy(titles[0] ?? ""), lang.code)) : null;
  const wanted = Math.min(platform.hashtags.recommended, platform.hashtags.max ?? 99);
  return {
    title: title || null,
    body: lang.tidy(signed),
    hashtags: tight >= 3 ? [] : w.tags(tight >= 2 && platform.family === "micro-post" ? Math.min(1, wanted) : wanted),
    told: lang.tidy(told.body),
    taken: w.taken,
    said: w.said,
  };
}

/** The fullest attempt that keeps to the habit; failing that, to the limit; failing that, the shortest there is. */
export function writePost(listing: Listing, plan: Plan, banned: ReadonlySet<string>): Attempt {
  const { platform, lang, brief } = plan;
  const aim = targetLength(platform, lang.code, brief.length);
  const all = plan.ranked.length;
  // a plain post gets shorter by its own measure (arcs/plain.ts): with fewer facts it would lose what decides
  const plain = plan.plain;
  let within: Attempt | null = null;
  let last: Attempt | null = null;
  for (const tight of [0, 1, 2, 3]) {
    const least = tight === 3 ? 1 : plain ? all : Math.min(all, 7 - tight);
    for (let depth = all; depth >= least; depth -= Math.max(1, Math.floor(depth / 10))) {
      const made = attempt(listing, plan, depth, tight, banned);
      const whole = withParticulars(listing, brief, lang.code, platform, made);
      const post = { ...whole, body: labelled(whole.body, brief, lang.code, "post") };
      last = made;
      if (!fits(platform, post)) continue;
      if (aim === null || countText(platform, post).used <= aim) return made;
      if (brief.length !== "short") within ??= made;
      else if (within === null || post.body.length < within.body.length) within = made;
    }
    if (within && tight >= (brief.length === "short" ? 2 : 1)) return within;
  }
  return within ?? last ?? { title: null, body: "", hashtags: [], told: "", taken: new Map(), said: new Set() };
}
