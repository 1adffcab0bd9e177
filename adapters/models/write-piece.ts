/** One piece: the models in the operator's order, the composer at last. What a model invents is sent back once, then refused. */
import type { PromptTexts } from "#contract/admin/prompts";
import type { Brief, CopyLanguage, Piece, PieceKind } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { ModelText } from "#engine/copy/model-draft";
import { ownPrompt, promptFor } from "#engine/copy/prompts/index";
import { getPlatform } from "#engine/platforms/index";
import type { Attempt } from "./check-draft.ts";
import type { Model } from "./model.ts";

export interface PieceTarget {
  readonly platform: string;
  readonly language: CopyLanguage;
  readonly kind: PieceKind;
}

/** Told of every model that failed and why, for the log and later for provider health. */
export type OnModelFailure = (model: string, error: AppError) => void;

/** One answer and one correction: a third try would cost more than the composer's text is worse. */
const TRIES = 2;

/** The engine's work on texts, done wherever the caller has room for it. */
export interface TextWork {
  /** `compose` of the engine: the product's own writer. What has not begun when `signal` is aborted rejects with its reason. */
  compose(listing: Listing, brief: Brief, target: PieceTarget, signal?: AbortSignal): Promise<Piece>;
  /** `checkDraft`. */
  check(listing: Listing, brief: Brief, text: ModelText): Promise<Attempt>;
}

/** Asks one model, and once more with what was wrong. Throws as `Model.write` does. */
export async function attempt(
  model: Model,
  check: TextWork["check"],
  listing: Listing,
  brief: Brief,
  target: PieceTarget,
  { signal, texts = ownPrompt }: { signal?: AbortSignal | undefined; texts?: PromptTexts | undefined } = {},
): Promise<Attempt> {
  const platform = getPlatform(target.platform);
  if (!platform) throw new AppError("not_found", { data: { what: target.platform } });
  const once = async (notes: readonly string[]): Promise<Attempt> => {
    const draft = await model.write(promptFor(listing, brief, { ...target, platform }, notes, texts), { signal });
    return await check(listing, brief, { ...target, ...draft, writtenBy: model.id });
  };
  let last = await once([]);
  for (let tries = 1; tries < TRIES && last.faults.length > 0; tries++) last = await once(last.faults);
  return last;
}

/** What may be shown, or model_malformed. */
function shown({ piece, faults }: Attempt): Piece {
  if (faults.length === 0) return piece;
  throw new AppError("model_malformed", { message: `refused after ${TRIES} tries: ${faults.join(" ")}` });
}

/**
 * A function that writes one piece. A model's failure is reported and the next one asked, the composer at last.
 * Rejects with the reason of an aborted `signal`, or as the composer does.
 */
export function pieceWriter(
  models: readonly Model[],
  work: TextWork,
  onFailure: OnModelFailure,
  texts: PromptTexts = ownPrompt,
) {
  return async (listing: Listing, brief: Brief, target: PieceTarget, signal?: AbortSignal): Promise<Piece> => {
    for (const model of models) {
      try {
        return shown(await attempt(model, work.check, listing, brief, target, { signal, texts }));
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof AppError)) throw error;
        onFailure(model.id, error);
      }
    }
    return await work.compose(listing, brief, target, signal);
  };
}
