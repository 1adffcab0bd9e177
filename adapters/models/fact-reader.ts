/** A second reading of a text beside the facts, by models: one question a piece, more where it is long; without an answer in time the rules' word stands. */
import type { Brief, CopyLanguage, Reading } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { inParts } from "#engine/compliance/second-opinion/passages";
import { entriesOf, readingsOf } from "#engine/copy/prompts/reading/read";
import { type Asked, readingRequest } from "#engine/copy/prompts/reading/request";
import { type Failed, firstAnswer } from "./first-answer.ts";
import type { Model } from "./model.ts";

/** Of all models together: a person waits for the piece, and the rules have checked it already. */
const READING_TIMEOUT_MS = 30_000;

interface ToRead {
  readonly listing: Listing;
  readonly brief: Brief;
  readonly language: CopyLanguage;
  /** As the log names it. */
  readonly piece: string;
  readonly sentences: readonly Asked[];
}

/** Reads sentences beside the facts; null where nobody answered in time. Rejects only with the reason of an aborted `signal`. */
export type FactReader = (about: ToRead, signal: AbortSignal | undefined) => Promise<readonly Reading[] | null>;

/** The first of `models` that answers; undefined where there is none. `timeout`: milliseconds, in place of thirty seconds. */
export function factReader(
  models: readonly Model[],
  onFailure: Failed,
  timeout = READING_TIMEOUT_MS,
): FactReader | undefined {
  if (models.length === 0) return undefined;
  return async ({ listing, brief, language, piece, sentences }, signal) => {
    const late = AbortSignal.timeout(timeout);
    const purpose = { what: "reading" as const, language, pieces: [piece] };
    const answers = await Promise.all(
      inParts(sentences).parts.map(async (asked) => {
        const request = readingRequest(listing, brief, language, asked);
        const answer = await firstAnswer(models, request, entriesOf, { purpose, late, signal }, onFailure);
        return answer && readingsOf(answer.said, answer.model, { listing, brief, asked });
      }),
    );
    const read = answers.filter((answer) => answer !== null);
    return read.length === 0 ? null : read.flat();
  };
}
