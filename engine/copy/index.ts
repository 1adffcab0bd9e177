/** The composer: a listing and a brief become a finished piece, with no outside service. Same input, same text, to the letter. */
import type { Brief, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { writeDiverse } from "./diversify.ts";
import { writeEmail } from "./email/index.ts";
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

/** A draft, and the templates it was filled from with their words. */
interface Drafted {
  readonly draft: Draft;
  readonly taken: Taken;
}

function draftOf(listing: Listing, plan: Plan, target: Target, banned: ReadonlySet<string>): Drafted {
  const common = { ...target, hashtags: [], preheader: null, html: null, title: null, writtenBy: "composer" };
  if (target.kind === "sms") return { draft: { ...common, body: writeSms(listing, plan, banned) }, taken: new Map() };
  if (target.kind === "email") return { draft: { ...common, ...writeEmail(listing, plan, banned) }, taken: new Map() };
  if (["email", "sms"].includes(plan.platform.family))
    throw new AppError("invalid_input", { data: { platform: target.platform, kind: target.kind } });
  const { taken, told: _told, ...post } = writeDiverse(listing, plan.brief, plan.platform, plan.lang, banned);
  return { draft: { ...common, ...withParticulars(listing, plan.brief, plan.lang.code, plan.platform, post) }, taken };
}

/** Templates whose words a finding or the fact lock objects to: another line may say the same fact. */
function objectionableLines(taken: Taken, texts: readonly string[]): string[] {
  const found = texts.map((text) => text.toLowerCase());
  return [...taken].flatMap(([template, words]) => {
    const said = words.trim().toLowerCase();
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
  return [...keys, ...plan.known.quotes.filter((quote) => texts.some((text) => touches(quote, text)))];
}

/**
 * Writes one piece. What a rule blocks or the fact lock cannot trace is said in another line, or left out, and the piece written again; what
 * then remains (a brokerage nobody named) stays in `findings` for a person.
 * Throws `not_found` for an unknown platform, `invalid_input` for a language without a realiser or a kind the platform cannot carry.
 */
export function compose(listing: Listing, brief: Brief, target: Target): Piece {
  const platform = getPlatform(target.platform);
  if (!platform) throw new AppError("not_found", { data: { what: target.platform } });
  const lang = realiserOf(target.language);
  if (!lang) throw new AppError("invalid_input", { data: { language: target.language } });
  const banned = new Set<string>();
  let piece: Piece | null = null;
  for (let round = 0; round < rounds; round++) {
    const plan = planOf(
      listing,
      { ...brief, seed: brief.seed + (round > 2 ? round * 101 : 0) },
      platform,
      target.kind,
      lang,
    );
    const { draft, taken } = draftOf(listing, plan, target, banned);
    piece = finishPiece(listing, brief, draft);
    const objections = [
      ...piece.findings.filter((found) => found.severity === "block" && found.text !== ""),
      ...piece.untraced.filter(({ grade }) => grade !== "note"),
    ].map((found) => found.text);
    if (objections.length === 0) return piece;
    // a number that may not stand here stands in no other line either
    const { phone } = plan.values;
    if (phone && objections.some((text) => text.includes(phone))) banned.add("phone");
    const others = objections.filter((text) => !phone || !text.includes(phone));
    const lines = round < otherLines ? objectionableLines(taken, others) : [];
    for (const name of lines.length > 0 ? lines : objectionable(plan, others)) banned.add(name);
  }
  if (!piece) throw new AppError("internal");
  return piece;
}
