/** One piece: the models in the operator's order, the composer at last. What a model invents is sent back once, then refused. */
import type { Brief, CopyLanguage, Piece, PieceKind } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { trace } from "#engine/copy/fact-lock/index";
import { finishDraft } from "#engine/copy/model-draft";
import { promptFor, untracedNote } from "#engine/copy/prompts/index";
import { getPlatform } from "#engine/platforms/index";
import type { Model, ModelDraft } from "./model.ts";

export interface PieceTarget {
  readonly platform: string;
  readonly language: CopyLanguage;
  readonly kind: PieceKind;
}

/** Told of every model that failed and why, for the log and later for provider health. */
export type OnModelFailure = (model: string, error: AppError) => void;

/** One answer and one correction: a third try would cost more than the composer's text is worse. */
const TRIES = 2;

/** What keeps a model's piece from being shown: inventions, blocked wording, too much text. */
function faults(listing: Listing, brief: Brief, target: PieceTarget, draft: ModelDraft, piece: Piece): string[] {
  const untraced = [...piece.untraced, ...trace(listing, target.language, draft.hashtags.join("\n"), brief)];
  const blocked = piece.findings.filter((finding) => finding.severity === "block");
  const { used, max, unit } = piece.length;
  return [
    ...untraced.map(untracedNote),
    ...blocked.map((finding) => `"${finding.text}": ${finding.message.en}`),
    ...(max !== null && used > max ? [`${used} ${unit} are too many, the limit is ${max}.`] : []),
  ];
}

async function ask(
  model: Model,
  listing: Listing,
  brief: Brief,
  target: PieceTarget,
  signal?: AbortSignal,
): Promise<Piece> {
  const platform = getPlatform(target.platform);
  if (!platform) throw new AppError("not_found", { data: { what: target.platform } });
  let notes: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = await model.write(promptFor(listing, brief, { ...target, platform }, notes), { signal });
    const piece = finishDraft(listing, brief, { ...target, ...draft, writtenBy: model.id });
    notes = faults(listing, brief, target, draft, piece);
    if (notes.length === 0) return piece;
  }
  throw new AppError("model_malformed", { message: `refused after ${TRIES} tries: ${notes.join(" ")}` });
}

/** The product's own writer: `compose` of the engine, run wherever the caller has room for it. */
export type Composer = (listing: Listing, brief: Brief, target: PieceTarget) => Promise<Piece>;

/**
 * A function that writes one piece. A model's failure is reported and the next one asked, the composer at last.
 * Rejects with the reason of an aborted `signal`, or as the composer does.
 */
export function pieceWriter(models: readonly Model[], composer: Composer, onFailure: OnModelFailure) {
  return async (listing: Listing, brief: Brief, target: PieceTarget, signal?: AbortSignal): Promise<Piece> => {
    for (const model of models) {
      try {
        return await ask(model, listing, brief, target, signal);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof AppError)) throw error;
        onFailure(model.id, error);
      }
    }
    return await composer(listing, brief, target);
  };
}
