/** Makes a piece of what a model wrote: the frame that law and platform ask for is ours, the words are the model's. */
import type { Brief, CopyLanguage, Piece, PieceKind, Reading } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { getPlatform } from "#engine/platforms/index";
import { writeEmail } from "./email/index.ts";
import { realiserOf } from "./languages/index.ts";
import { framed } from "./sms/index.ts";
import { type Draft, finishPiece } from "./writing/finish-piece.ts";
import { withParticulars } from "./writing/particulars.ts";
import { type Plan, planOf } from "./writing/plan.ts";

export type ModelText = {
  readonly platform: string;
  readonly language: CopyLanguage;
  readonly kind: PieceKind;
  readonly title: string | null;
  readonly preheader: string | null;
  readonly body: string;
  readonly hashtags: readonly string[];
  readonly writtenBy: string;
  /** What a second reader said of its sentences. */
  readonly readings?: readonly Reading[] | undefined;
};

const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

function frame(listing: Listing, plan: Plan, text: ModelText): Draft {
  const draft: Draft = { ...text, html: null };
  if (text.kind === "sms")
    return { ...draft, title: null, preheader: null, hashtags: [], body: framed(listing, plan, text.body) };
  if (text.kind === "post")
    return { ...withParticulars(listing, plan.brief, text.language, plan.platform, draft), preheader: null };
  const words = { subject: text.title, preheader: text.preheader, paragraphs: paragraphsOf(text.body) };
  return { ...draft, hashtags: [], ...writeEmail(listing, plan, new Set(), words) };
}

/** Throws `not_found` for an unknown platform, `invalid_input` for a language without a realiser. */
export function finishDraft(listing: Listing, brief: Brief, text: ModelText): Piece {
  const platform = getPlatform(text.platform);
  if (!platform) throw new AppError("not_found", { data: { what: text.platform } });
  const language = realiserOf(text.language);
  if (!language) throw new AppError("invalid_input", { data: { language: text.language } });
  return finishPiece(listing, brief, frame(listing, planOf(listing, brief, platform, text.kind, language), text));
}
