/** Which failures are worth another try, and how long to wait before it. */
import { givenUpCauses } from "#contract/admin/task-names";
import type { ErrorCode } from "#contract/errors";

/** Causes that may be gone in a minute. A page that is no listing will still be none. */
const transient: ReadonlySet<ErrorCode> = new Set(givenUpCauses);

/** Seconds before the second, third and fourth attempt; after that the task has failed. */
const waits = [3, 15, 60];

/** Whether what failed with `code` for good is worth an administrator's try once its reason is gone. */
export const isGivenUp = (code: ErrorCode): boolean => transient.has(code);

/** Seconds to wait before the next attempt after the `attempts`-th failed with `code`; null when it is final. */
export function retryDelay(code: ErrorCode, attempts: number): number | null {
  if (!transient.has(code)) return null;
  return waits[attempts - 1] ?? null;
}
