/** One question to the models in the operator's order, within one time for them all: the first answer that can be read counts. */
import { randomUUID } from "node:crypto";
import { AppError } from "#contract/errors";
import type { ModelRequest } from "#engine/copy/prompts/index";
import type { Model, Purpose } from "./model.ts";

export type Failed = (model: string, error: AppError) => void;

interface Waiting {
  readonly purpose: Omit<Purpose, "id">;
  /** Aborted when time is up for all models together. */
  readonly late: AbortSignal;
  readonly signal: AbortSignal | undefined;
}

/**
 * What the first model that answers says, as `read` has it, and who; null where none does in time. `read` throws an AppError for an
 * answer that cannot be used, which the log then counts as such. Each failure is reported. Rejects only with the reason of an aborted `signal`.
 */
export async function firstAnswer<Said>(
  models: readonly Model[],
  request: ModelRequest,
  read: (answer: string) => Said,
  { purpose, late, signal }: Waiting,
  onFailure: Failed,
): Promise<{ model: string; said: Said } | null> {
  for (const model of models) {
    try {
      const answer = await model.write(request, {
        purpose: { id: randomUUID(), ...purpose },
        accept: read,
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      return { model: model.id, said: read(answer) };
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) {
        onFailure(model.id, new AppError("timed_out"));
        return null;
      }
      if (!(error instanceof AppError)) throw error;
      onFailure(model.id, error);
    }
  }
  return null;
}
