/** Translates what providers and the SDK throw into our codes. */
import { APICallError } from "ai";
import type { ModelCause } from "#contract/admin/model-names";
import { AppError } from "#contract/errors";

const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");

const byCode: Partial<Record<string, ModelCause>> = {
  model_rate_limited: "rate_limited",
  model_refused: "refused",
  model_malformed: "malformed",
  model_over_limit: "over_limit",
  models_off: "off",
  timed_out: "timed_out",
  address_not_allowed: "address_not_allowed",
};

/** Why a model did not write, of what `Model.write` threw. */
export function causeOfModel(error: unknown): ModelCause {
  if (!(error instanceof AppError)) return "failed";
  const cause = byCode[error.code];
  if (cause) return cause;
  if (!APICallError.isInstance(error.cause)) return "failed";
  const { statusCode } = error.cause;
  if (statusCode === undefined) return "unreachable";
  if (statusCode === 401 || statusCode === 403) return "key_refused";
  return statusCode === 404 ? "unknown_model" : "failed";
}

/** `aborted`: the caller gave up, so its own reason is what counts. The provider's message goes to the log as the cause. */
export function asModelError(error: unknown, { timedOut }: { timedOut: boolean }): unknown {
  if (error instanceof AppError) return error;
  if (timedOut) return new AppError("timed_out", { message: "the model took too long", cause: error });
  if (isAbort(error)) return error;
  if (APICallError.isInstance(error)) {
    if (error.statusCode === 429) return new AppError("model_rate_limited", { cause: error });
    if (
      error.statusCode !== undefined &&
      error.statusCode < 500 &&
      error.statusCode >= 400 &&
      /content.?filter|safety|policy/i.test(error.responseBody ?? "")
    )
      return new AppError("model_refused", { cause: error });
  }
  return new AppError("model_failed", { cause: error });
}
