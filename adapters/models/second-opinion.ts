/** A second opinion on a written piece: one question a piece, the models in the operator's order; without an answer in time there is none. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Finding, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Context } from "#engine/compliance/applies";
import { passagesWithoutFinding } from "#engine/compliance/second-opinion/passages";
import { readOpinion } from "#engine/compliance/second-opinion/read";
import { opinionRequest, rulesAsked } from "#engine/compliance/second-opinion/request";
import type { Model } from "./model.ts";

/** Of all models together: a person waits for the piece, and it is checked by the rules already. */
const OPINION_TIMEOUT_MS = 20_000;

const answerShape = z.object({ body: z.string() });

/** Of the object that was asked for. Throws `model_malformed`. */
function bodyOf(answer: string): string {
  try {
    return answerShape.parse(JSON.parse(answer)).body;
  } catch (cause) {
    throw new AppError("model_malformed", { cause });
  }
}

interface Asked {
  readonly market: string;
  /** What is known of the home, its agent's answers included. */
  readonly context: Context;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds, in place of twenty seconds. */
  readonly timeout?: number | undefined;
}

/**
 * What the first model that answers finds in the passages without a finding: warnings marked with its name. Empty where nothing is
 * left to ask, no model answers, or time is up; each failure is reported. Rejects only with the reason of an aborted `signal`.
 */
export async function secondOpinion(
  models: readonly Model[],
  piece: Pick<Piece, "body" | "language" | "findings">,
  { market, context, signal, timeout = OPINION_TIMEOUT_MS }: Asked,
  onFailure: (model: string, error: AppError) => void,
): Promise<Finding[]> {
  const passages = passagesWithoutFinding(piece.body, piece.language, piece.findings);
  const rules = rulesAsked(market, piece.body, context);
  if (models.length === 0 || passages.length === 0 || rules.length === 0) return [];
  const late = AbortSignal.timeout(timeout);
  const request = opinionRequest(piece.language, rules, passages);
  for (const model of models) {
    try {
      const purpose = { id: randomUUID(), what: "opinion" as const, language: piece.language, pieces: [] };
      const answer = await model.write(request, {
        purpose,
        // an answer that cannot be read counts as such in the log, and not as written
        accept: bodyOf,
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return readOpinion(bodyOf(answer), model.id, rules, passages);
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) {
        onFailure(model.id, new AppError("timed_out"));
        return [];
      }
      if (!(error instanceof AppError)) throw error;
      onFailure(model.id, error);
    }
  }
  return [];
}
