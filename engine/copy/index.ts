/** The composer: a listing and a brief become a finished piece, with no outside service. Same input, same text, to the letter. */
import type { Brief, Piece, PieceKind } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { Platform } from "#contract/platform";
import { getPlatform } from "#engine/platforms/index";
import { decidingFor } from "./arcs/deciding.ts";
import { earlierNeighbours, type Told, toldBy, writeDiverse } from "./diversify.ts";
import { writeEmail } from "./email/index.ts";
import type { LanguageRealiser } from "./languages/base/language.ts";
import { realiserOf } from "./languages/index.ts";
import { writeSms } from "./sms/index.ts";
import { type Draft, finishPiece } from "./writing/finish-piece.ts";
import { withParticulars } from "./writing/particulars.ts";
import { type Plan, planOf, type Target } from "./writing/plan.ts";
import type { Taken } from "./writing/seeded-choice.ts";

export type { Target } from "./writing/plan.ts";

const rounds = 8;
/** So often another line is tried before a fact is given up. */
const otherLines = 3;

/** A draft, and of a post what its neighbours see of it. */
interface Drafted {
  readonly draft: Draft;
  readonly told: Told | null;
}

/** How a round writes: without what is banned, apart from the neighbours, in another turn once lines have run out. */
interface Round {
  readonly banned: ReadonlySet<string>;
  readonly turn: number;
  readonly others: readonly Told[];
}

function draftOf(listing: Listing, brief: Brief, plan: Plan, target: Target, round: Round): Drafted {
  const common = { ...target, hashtags: [], preheader: null, html: null, title: null, writtenBy: "composer" };
  if (target.kind === "sms") return { draft: { ...common, body: writeSms(listing, plan, round.banned) }, told: null };
  if (target.kind === "email") return { draft: { ...common, ...writeEmail(listing, plan, round.banned) }, told: null };
  if (["email", "sms"].includes(plan.platform.family))
    throw new AppError("invalid_input", { data: { platform: target.platform, kind: target.kind } });
  const made = writeDiverse(listing, brief, plan.platform, plan.lang, round);
  const { title, body, hashtags } = withParticulars(listing, brief, plan.lang.code, plan.platform, made);
  return { draft: { ...common, title, body, hashtags }, told: toldBy(made) };
}

const closed = (text: string): string => text.replace(/\s/gu, "");

/** Templates whose words a finding or the fact lock objects to: another line may say the same fact. */
function objectionableLines(taken: Taken, texts: readonly string[]): string[] {
  // a finished text has spaces between scripts that a line does not have yet
  const found = texts.map((text) => closed(text.toLowerCase()));
  return [...taken].flatMap(([template, words]) => {
    const said = closed(words.toLowerCase());
    return said.length > 2 && found.some((text) => said.includes(text)) ? [template] : [];
  });
}

/** Facts whose wording a finding or the fact lock objects to. */
function objectionable(plan: Plan, texts: readonly string[]): string[] {
  const touches = (said: string, found: string) => {
    const [value, text] = [said.toLowerCase(), found.toLowerCase()];
    return value !== "" && text !== "" && (value.includes(text) || (value.length > 1 && text.includes(value)));
  };
  const keys = Object.entries(plan.values).flatMap(([key, value]) =>
    value && texts.some((text) => touches(value, text)) ? [key.split(".")[0] ?? key] : [],
  );
  const { quotes, passages, stated } = plan.known;
  return [
    ...keys,
    ...quotes.filter((quote) => texts.some((text) => touches(quote, text))),
    ...passages.flatMap(({ name, text: said }) => (texts.some((text) => touches(said, text)) ? [name] : [])),
    // a finding may run from one of them into the next
    ...stated.flatMap(({ name, text: said }) =>
      texts.some((text) => touches(said, text) || closed(text).includes(closed(said).slice(0, 8))) ? [name] : [],
    ),
    ...decidingFor(plan).flatMap(({ name, texts: said }) =>
      texts.some((text) => said.some((one) => touches(one, text))) ? [name] : [],
    ),
  ];
}

interface Composed {
  readonly piece: Piece;
  readonly told: Told | null;
}
const composed = new WeakMap<Listing, Map<string, Composed>>();

/** Posts that passed the checks, each written once: in a pack they are one another's neighbours. */
function composePost(listing: Listing, brief: Brief, platform: Platform, lang: LanguageRealiser): Composed {
  const of = composed.get(listing) ?? new Map<string, Composed>();
  composed.set(listing, of);
  const key = JSON.stringify([brief, platform.id, lang.code]);
  const known = of.get(key);
  if (known) return known;
  const others = earlierNeighbours(platform.id, brief.style).flatMap((neighbour) => {
    const other = getPlatform(neighbour.platform);
    return (other && composePost(listing, { ...brief, style: neighbour.style }, other, lang).told) ?? [];
  });
  const made = composeApart(listing, brief, platform, lang, "post", others);
  of.set(key, made);
  return made;
}

function composeApart(
  listing: Listing,
  brief: Brief,
  platform: Platform,
  lang: LanguageRealiser,
  kind: PieceKind,
  others: readonly Told[],
): Composed {
  const target = { platform: platform.id, language: lang.code, kind };
  const banned = new Set<string>();
  let best: Composed | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const turn = round >= otherLines ? round : 0;
    const plan = planOf(listing, { ...brief, seed: brief.seed + turn * 101 }, platform, kind, lang);
    const { draft, told } = draftOf(listing, brief, plan, target, { banned, turn, others });
    const piece = finishPiece(listing, brief, draft);
    const made = { piece, told };
    const objections = [
      ...piece.findings.filter((found) => found.severity === "block" && found.text !== ""),
      ...piece.untraced.filter(({ grade }) => grade !== "note"),
    ].map((found) => found.text);
    if (objections.length === 0) return made;
    // where nothing helps, the fullest text stands and not the one that has lost most
    if (objections.length < fewest) {
      best = made;
      fewest = objections.length;
    }
    // a number that may not stand here stands in no other line either
    const { phone } = plan.values;
    if (phone && objections.some((text) => text.includes(phone))) banned.add("phone");
    const rest = objections.filter((text) => !phone || !text.includes(phone));
    const lines = told && round < otherLines ? objectionableLines(told.taken, rest) : [];
    for (const name of lines.length > 0 ? lines : objectionable(plan, rest)) banned.add(name);
  }
  if (!best) throw new AppError("internal");
  return best;
}

/**
 * Writes one piece. What a rule blocks or the fact lock cannot trace is said in another line, or left out, and the piece written
 * again; what then remains (a brokerage nobody named) stays in `findings` for a person.
 * Throws `not_found` for an unknown platform, `invalid_input` for a language without a realiser or a kind the platform cannot carry.
 */
export function compose(listing: Listing, brief: Brief, target: Target): Piece {
  const platform = getPlatform(target.platform);
  if (!platform) throw new AppError("not_found", { data: { what: target.platform } });
  const lang = realiserOf(target.language);
  if (!lang) throw new AppError("invalid_input", { data: { language: target.language } });
  return target.kind === "post"
    ? composePost(listing, brief, platform, lang).piece
    : composeApart(listing, brief, platform, lang, target.kind, []).piece;
}
