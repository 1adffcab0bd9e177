/** One request to one model for pieces of one language, each checked and told as soon as it is whole. */

import type { FallbackReason } from "#contract/copy";
import { AppError } from "#contract/errors";
import { pieceName } from "#engine/copy/drafts/draft";
import { packReader, type WholeDraft } from "#engine/copy/drafts/read-pack";
import { isRefusal } from "#engine/copy/drafts/refusal";
import { packRequest } from "#engine/copy/prompts/index";
import type { Target } from "#engine/copy/writing/plan";
import { causeOfModel } from "./failure.ts";
import { finishDraft } from "./finish-draft.ts";
import type { DraftFindings, PackContext, PackEvents } from "./pack-context.ts";

/** An answer without one piece of the pack is a refusal in prose, or nothing we can read. */
export function acceptPack(targets: readonly Target[]): (answer: string) => void {
  return (answer) => {
    if (packReader(targets).read(answer).whole.length > 0) return;
    throw new AppError(isRefusal(answer) ? "model_refused" : "model_malformed", { message: answer.slice(0, 200) });
  };
}

/**
 * Answers why each piece is not there; "missing" where the model forgot it. What came whole before an answer broke off
 * counts. Rejects with the reason of an aborted signal, or as an event does.
 */
export async function askPack(
  targets: readonly Target[],
  context: PackContext,
  events: PackEvents,
): Promise<Map<Target, FallbackReason>> {
  const { model, listing, brief, texts, signal } = context;
  const [{ language }] = targets.slice(0, 1) as [Target];
  const left = new Map<Target, FallbackReason>(targets.map((target) => [target, "missing"]));
  const reader = packReader(targets);
  const broken = new AbortController();
  const drafts: DraftFindings[] = [];
  const finishing: Promise<void>[] = [];
  const finish = async ({ target, draft }: WholeDraft): Promise<void> => {
    events.onDraft?.({ target, title: draft.title, body: draft.body, state: "checking" });
    if (isRefusal(draft.body)) {
      drafts.push({ piece: pieceName(target), reason: "refused", findings: [] });
      return void left.set(target, "refused");
    }
    const done = await finishDraft({ ...target, ...draft, writtenBy: model.id }, context);
    drafts.push({ piece: pieceName(target), reason: done.reason, findings: done.findings });
    if (done.reason !== null) return void left.set(target, done.reason);
    await events.onPiece(done.piece);
    left.delete(target);
  };
  const take = (answer: string): void => {
    const { whole, growing } = reader.read(answer);
    for (const one of whole) {
      const finished = finish(one);
      finished.catch((error: unknown) => broken.abort(error));
      finishing.push(finished);
    }
    if (growing) events.onDraft?.({ ...growing, state: "writing" });
  };
  const purpose = context.purpose("pack", language, targets.map(pieceName));
  let cause: FallbackReason | null = null;
  try {
    await model.write(packRequest(listing, brief, language, targets, texts), {
      signal: signal ? AbortSignal.any([signal, broken.signal]) : broken.signal,
      onText: take,
      accept: acceptPack(targets),
      purpose,
    });
  } catch (error) {
    signal?.throwIfAborted();
    broken.signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    cause = causeOfModel(error);
    events.onFailure(model.id, error);
  }
  await Promise.all(finishing);
  signal?.throwIfAborted();
  if (drafts.length > 0) await events.onChecked?.(purpose.id, drafts);
  if (cause !== null) for (const [target, reason] of left) if (reason === "missing") left.set(target, cause);
  return left;
}
