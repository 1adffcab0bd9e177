/** The side of whoever starts expendable processes: what they are given, and what their answers hold. */
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";

/** What a process answers an order with. */
export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/** Nothing of the server's environment: it holds keys. Windows needs to know where it lies itself. */
export const bareEnvironment = {
  UV_THREADPOOL_SIZE: "2",
  MALLOC_ARENA_MAX: "2",
  // memory that was freed goes back sooner
  MALLOC_TRIM_THRESHOLD_: "1000000",
  MALLOC_MMAP_THRESHOLD_: "1000000",
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

/** Throws the order's AppErrors, and an Error for a mistake of ours. */
export function readAnswer(answer: Answer): unknown {
  if ("value" in answer) return answer.value;
  if ("code" in answer) throw new AppError(answer.code, { data: answer.data });
  throw new Error(answer.fault);
}
