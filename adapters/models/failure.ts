/** Translates what providers and the SDK throw into our codes. */
import { APICallError } from "ai";
import { AppError } from "#contract/errors";

const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError");

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
