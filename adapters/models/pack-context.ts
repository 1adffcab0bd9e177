/** What writing a pack with one model goes by. */
import { randomUUID } from "node:crypto";
import type { PromptTexts } from "#contract/admin/prompts";
import type { Brief, FallbackReason, Piece } from "#contract/copy";
import type { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { CheckedDraft, Fault } from "#engine/copy/drafts/check-draft";
import type { ModelText } from "#engine/copy/model-draft";
import type { Target } from "#engine/copy/writing/plan";
import type { FactReader } from "./fact-reader.ts";
import type { Model, Purpose } from "./model.ts";

/** The engine's work on texts, done wherever the caller has room for it. */
export interface TextWork {
  /** `compose` of the engine: the product's own writer. What has not begun when `signal` is aborted rejects with its reason. */
  compose(listing: Listing, brief: Brief, target: Target, signal?: AbortSignal): Promise<Piece>;
  /** `checkDraft` of the engine. */
  check(listing: Listing, brief: Brief, text: ModelText): Promise<CheckedDraft>;
}

/** A piece as it comes: being written, or whole and under the checks. Not checked yet, so nothing to publish. */
export interface LiveDraft {
  readonly target: Target;
  readonly title: string | null;
  readonly body: string;
  readonly state: "writing" | "checking";
}

/** What became of one draft, for the log. */
export interface DraftFindings {
  readonly piece: string;
  /** Null: shown. */
  readonly reason: FallbackReason | null;
  readonly findings: readonly Fault[];
}

export interface PackEvents {
  onDraft?(draft: LiveDraft): void;
  /** A piece that may be shown. A rejection ends the writing. */
  onPiece(piece: Piece): Promise<void>;
  /** Findings on what one call wrote. */
  onChecked?(call: string, drafts: readonly DraftFindings[]): Promise<void>;
  /** Told of every call that failed, and why. */
  onFailure(model: string, error: AppError): void;
}

export interface PackContext extends Pick<PackEvents, "onFailure"> {
  readonly model: Model;
  readonly listing: Listing;
  readonly brief: Brief;
  readonly work: TextWork;
  /** Reads drafts beside the facts; absent: the rules alone judge them. */
  readonly read?: FactReader | undefined;
  readonly texts: PromptTexts;
  readonly signal: AbortSignal | undefined;
  /** `what` of each call; a trial's calls are all its own. */
  purpose(what: "pack" | "sentences", language: string, pieces: readonly string[]): Purpose;
}

export const newPurpose: PackContext["purpose"] = (what, language, pieces) => ({
  id: randomUUID(),
  what,
  language,
  pieces,
});
