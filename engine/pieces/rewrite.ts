/** A piece written again by the composer: from another angle, in another voice, shorter, longer, warmer, or from newer facts; sentences that are to be kept stay to the letter. */
import type { Brief, CopyStyle, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { RewriteWay } from "#contract/piece-work";
import { plainEmailHtml } from "#engine/campaign/plain-email";
import { compose } from "#engine/copy/index";
import { similarity } from "#engine/copy/similarity";
import { finishPiece } from "#engine/copy/writing/finish-piece";
import { sentencesOf } from "#engine/text/written-sentences";
import { type Grounded, groundsOf, outdatedBy } from "./grounds.ts";
import { keepSentences } from "./keep-sentences.ts";

/** What a piece was asked for beyond its campaign's preferences; kept with it, so that the next rewriting begins there. */
export interface Wish {
  readonly style?: CopyStyle | undefined;
  readonly lead?: string | undefined;
  readonly length?: "short" | "long" | undefined;
  /** Added to the campaign's seed. */
  readonly turn?: number | undefined;
}
export interface RewriteOrder {
  readonly how: RewriteWay;
  readonly lead?: string | undefined;
  readonly style?: CopyStyle | undefined;
  /** Where sentences that stay begin in the body. */
  readonly keep: readonly number[];
}
export interface Rewritten {
  readonly piece: Piece;
  readonly wish: Wish;
}

/** A prime step, so that a turn is no other campaign's seed. */
const STEP = 104_729;
const TRIES = 5;
/** Less than this share of the old length is shorter, more than that longer. */
const SHORTER = 0.85;
const LONGER = 1.1;
/** A new text that is as like the old one as this is none. */
const SAME = 0.93;

export const briefWith = (brief: Brief, wish: Wish): Brief => ({
  ...brief,
  style: wish.style ?? brief.style,
  seed: brief.seed + (wish.turn ?? 0) * STEP,
  ...(wish.lead === undefined ? {} : { lead: wish.lead }),
  ...(wish.length === undefined ? {} : { length: wish.length }),
});

/** What the order makes of the wishes so far. */
function wished(wish: Wish, { how, lead, style }: RewriteOrder): Wish {
  switch (how) {
    case "angle":
      return { ...wish, lead: lead ?? wish.lead };
    case "voice":
      return { ...wish, style: style ?? wish.style };
    case "warmer":
      return { ...wish, style: "friendly" };
    case "shorter":
      return { ...wish, length: "short" };
    case "longer":
      return { ...wish, length: "long" };
    default:
      return wish;
  }
}

/** Figures among the signs: a warm text tells more and counts less. */
const figures = ({ body }: Piece): number => (body.match(/\d/gu)?.length ?? 0) / Math.max(1, body.length);
const size = ({ body }: Pick<Piece, "body">): number => [...body].length;

/** Lower is better; null: not what was asked for. */
function scoreOf(how: RewriteWay, old: Piece, made: Piece): number | null {
  const like = similarity(old.body, made.body);
  if (how === "shorter") return size(made) < size(old) * SHORTER ? Math.abs(size(made) / size(old) - 0.6) : null;
  if (how === "longer") return size(made) > size(old) * LONGER ? -size(made) : null;
  if (how === "warmer") return like < SAME ? figures(made) : null;
  return like < SAME ? like : null;
}

const blocked = ({ findings, untraced }: Piece): number =>
  findings.filter(({ severity }) => severity === "block").length +
  untraced.filter(({ grade }) => grade !== "note").length;

/**
 * Throws `no_other_wording` when the composer has nothing else to offer (a short text that cannot be shorter, a home of which
 * nothing more is known), `invalid_input` where a sentence to keep is none.
 */
export function rewrite(listing: Listing, brief: Brief, old: Piece, so: Wish, order: RewriteOrder): Rewritten {
  const asked = wished(so, order);
  const kept = keptOf(old, order.keep);
  const from = so.turn ?? 0;
  // another angle or voice is another text by itself; the first try has the old seed
  const turns = Array.from({ length: TRIES }, (_, at) => from + at + (order.how === "again" ? 1 : 0));
  const tries = turns.flatMap((turn) => {
    const wish = { ...asked, turn };
    const piece = withKept(listing, briefWith(brief, wish), old, kept, compose(listing, briefWith(brief, wish), old));
    const score = scoreOf(order.how, old, piece);
    return score === null ? [] : [{ wish, piece, score: score + blocked(piece) * 10 }];
  });
  const [best] = tries.toSorted((a, b) => a.score - b.score);
  const cut = !best && order.how === "shorter" ? withoutSpare(listing, briefWith(brief, asked), old, kept) : null;
  if (cut) return { piece: cut, wish: asked };
  if (!best) throw new AppError("no_other_wording", { data: { how: order.how } });
  return { piece: best.piece, wish: best.wish };
}

/** The old text without its sentences that state nothing, or nothing that another one does not; the last line signs and stays. */
function withoutSpare(listing: Listing, brief: Brief, old: Piece, kept: readonly string[]): Piece | null {
  const sentences = groundsOf(listing, brief, old).filter(({ field }) => field === "body");
  const stays = new Set<string>(sentences[0]?.facts);
  const spare = sentences.slice(1, -2).filter(({ text, facts }) => {
    const adds = facts.some((fact) => !stays.has(fact));
    for (const fact of facts) stays.add(fact);
    return !adds && !kept.includes(text);
  });
  const body = spare.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(endWithBlank(text, end)),
    old.body,
  );
  const done = finished(listing, brief, { ...old, body: body.replace(/\n{3,}/gu, "\n\n").trim() });
  return size(done) < size(old) * SHORTER && blocked(done) <= blocked(old) ? done : null;
}

const keptOf = (old: Piece, starts: readonly number[]): string[] => {
  const sentences = sentencesOf(old.body, old.language);
  return starts.map((start) => {
    const found = sentences.find((sentence) => sentence.start === start);
    if (!found) throw new AppError("invalid_input", { data: { field: "keep" } });
    return found.text;
  });
};

function withKept(listing: Listing, brief: Brief, old: Piece, kept: readonly string[], made: Piece): Piece {
  if (kept.length === 0) return made;
  const body = keepSentences(made.body, old.body, kept, old.language);
  return body === made.body ? made : finished(listing, brief, { ...made, body });
}

function finished(listing: Listing, brief: Brief, piece: Piece): Piece {
  const done = finishPiece(listing, brief, piece);
  return done.kind === "email" ? { ...done, html: plainEmailHtml(done) } : done;
}

/**
 * The piece made true of newer facts. Words of a hand or a model stay, but for the sentences that were overtaken; where those
 * cannot be replaced one by one, and for the composer's own, it is written anew.
 */
export function refresh(before: Listing, after: Listing, brief: Brief, old: Piece, so: Wish, own: boolean): Rewritten {
  const now = briefWith(brief, so);
  const made = compose(after, now, old);
  if (own) return { piece: made, wish: so };
  const overtaken = outdatedBy(before, after, brief)(old);
  const gone = new Set(overtaken.filter(({ field }) => field === "body").map(({ start }) => start));
  const bodyOf = (listing: Listing, piece: Piece) =>
    groundsOf(listing, now, piece).filter(({ field }) => field === "body");
  const sentences = bodyOf(after, made);
  const patched = bodyOf(before, old).reduceRight((body, { start, end, text, facts }) => {
    if (!gone.has(start)) return body;
    const heir = heirOf(text, facts, sentences, body);
    return `${body.slice(0, start)}${heir}${body.slice(heir === "" ? endWithBlank(body, end) : end)}`;
  }, old.body);
  const title = overtaken.some(({ field }) => field === "title") ? made.title : old.title;
  const piece = finished(after, now, { ...old, title, body: patched.trim() });
  const still = outdatedBy(before, after, brief)(piece);
  return { piece: still.length === 0 && blocked(piece) <= blocked(old) ? piece : made, wish: so };
}

/** The new text's sentence for an overtaken one: the likest, else the one that states most of its facts; "" for none. */
function heirOf(text: string, facts: readonly string[], among: readonly Grounded[], body: string): string {
  const free = among.filter((one) => !body.includes(one.text));
  const [likest] = free.toSorted((a, b) => similarity(text, b.text) - similarity(text, a.text));
  if (likest && similarity(text, likest.text) > 0.3) return likest.text;
  const shared = (one: Grounded) => one.facts.filter((fact) => facts.includes(fact)).length;
  const [nearest] = free.filter((one) => shared(one) > 0).toSorted((a, b) => shared(b) - shared(a));
  return nearest?.text ?? "";
}

/** A sentence goes with the blanks behind it; a line that held nothing else goes too. */
function endWithBlank(text: string, end: number): number {
  const rest = /^[^\S\n]{0,8}\n?/u.exec(text.slice(end, end + 9));
  return end + (rest?.[0].length ?? 0);
}
