/** Turns what the network throws into the errors people are shown. */
import { AppError } from "#contract/errors";

const NAMELESS = new Set(["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA", "EAI_NONAME"]);

/** Errors nest: an aggregate of attempts, a cause in a cause. The first that says something decides. */
function* chain(error: unknown, depth = 0): Generator<unknown> {
  if (depth > 6 || error === undefined || error === null) return;
  yield error;
  if (error instanceof AggregateError) for (const inner of error.errors) yield* chain(inner, depth + 1);
  if (error instanceof Error) yield* chain(error.cause, depth + 1);
}

export function networkError(error: unknown, host: string): AppError {
  for (const inner of chain(error)) {
    if (inner instanceof AppError) return inner;
    if (inner instanceof Error && "code" in inner && NAMELESS.has(String(inner.code)))
      return new AppError("host_not_found", { data: { host }, cause: error });
  }
  return new AppError("host_unreachable", { data: { host }, cause: error });
}
