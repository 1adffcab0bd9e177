/** From whatever was thrown to one sentence for a person: code and data of our API, else a network failure, else a shrug. */
import type { TFunction } from "i18next";
import { type ErrorCode, type ErrorData, isErrorCode } from "#contract/errors";

interface Cause {
  code: ErrorCode;
  data: ErrorData;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined;

/** The code and data an error of our API carries; anything else is `internal`, a failed connection `unavailable`. */
export function causeOf(error: unknown): Cause {
  const code = fieldOf(error, "code");
  if (isErrorCode(code)) {
    const data = fieldOf(error, "data");
    return { code, data: typeof data === "object" && data !== null ? (data as ErrorData) : {} };
  }
  // fetch rejects with a TypeError when the server cannot be reached at all.
  return { code: error instanceof TypeError ? "unavailable" : "internal", data: {} };
}

/** The dictionary's sentence for an error. */
export function errorText(t: TFunction<"errors">, error: unknown): string {
  const { code, data } = causeOf(error);
  return t(code, { replace: data });
}

const ofThePlan: readonly ErrorCode[] = ["no_package", "quota_used_up", "not_in_plan"];

/** Whether the account's plan refused it; the way up explains it better than a sentence (web/ui/upgrade-notice.tsx). */
export const isRefusedByPlan = (error: unknown): boolean => ofThePlan.includes(causeOf(error).code);
