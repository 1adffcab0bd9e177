/** A second opinion on a written piece: one question a piece, more where it is long; the models in the operator's order; without an answer in time there is none. */
import { z } from "zod";
import type { Finding, Piece } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Context } from "#engine/compliance/applies";
import { inParts, type Passage, passagesWithoutFinding } from "#engine/compliance/second-opinion/passages";
import { readOpinion, weightiest } from "#engine/compliance/second-opinion/read";
import { opinionRequest, rulesAsked } from "#engine/compliance/second-opinion/request";
import { withByHand } from "#engine/compliance/taking-out/by-hand";
import { type Failed, firstAnswer } from "./first-answer.ts";
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
  /** What its listing calls streets, schools and firms. */
  readonly names?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Which passages are asked about; absent: all without a finding. */
  readonly asked?: ((passage: Passage) => boolean) | undefined;
  /** Milliseconds, in place of twenty seconds. */
  readonly timeout?: number | undefined;
}

export interface Opinion {
  readonly findings: Finding[];
  /** What no model answered about: beyond the length that is asked, or a question that failed. */
  readonly unasked: readonly Passage[];
}

/**
 * What the first model that answers finds in the passages without a finding: warnings marked with its name. Nothing where nothing is
 * left to ask, no model answers, or time is up; each failure is reported. Rejects only with the reason of an aborted `signal`.
 */
export async function secondOpinion(
  models: readonly Model[],
  piece: Pick<Piece, "title" | "hashtags" | "body" | "language" | "findings">,
  { market, context, names, signal, asked = () => true, timeout = OPINION_TIMEOUT_MS }: Asked,
  onFailure: Failed,
): Promise<Opinion> {
  const rules = rulesAsked(market, piece.body, context);
  if (models.length === 0 || rules.length === 0) return { findings: [], unasked: [] };
  const { parts, left } = inParts(passagesWithoutFinding(piece).filter(asked));
  const purpose = { what: "opinion" as const, language: piece.language, pieces: [] };
  const waiting = { purpose, late: AbortSignal.timeout(timeout), signal };
  const answers = await Promise.all(
    parts.map(async (passages) => {
      const request = opinionRequest(piece.language, rules, passages);
      const answer = await firstAnswer(models, request, bodyOf, waiting, onFailure);
      return (
        answer && readOpinion(answer.said, answer.model, { rules, passages, names, market, language: piece.language })
      );
    }),
  );
  const found = answers.flatMap((each) => each ?? []);
  return {
    findings: withByHand(piece, weightiest(rules, found)),
    unasked: [...parts.filter((_, at) => answers[at] === null).flat(), ...left],
  };
}
