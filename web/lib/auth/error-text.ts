/** The sentence for what the sign-in service answered. */
import type { TFunction } from "i18next";
import type { Texts } from "#web/lib/i18n.ts";

type KnownCode = keyof Texts["auth"]["codes"];
type Fallback = Exclude<keyof Texts["auth"], "codes" | "strength" | "invitation">;

interface Failure {
  code?: string | undefined;
  name?: string;
  message?: string;
  /** Of the answer; 0 or none: there was no answer. */
  status?: number | undefined;
}

/**
 * The dictionary's sentence for the protocol's code; without one the service's own message, and without that the
 * specification's fallback for the action.
 */
export function authErrorText(t: TFunction<"auth">, error: Failure, fallback: Fallback): string {
  if (isUnreachable(error) && !error.status) return t("codes.unreachable");
  if (error.code && isKnown(t, error.code)) return t(`codes.${error.code}`);
  return serviceWords(error) ?? t(fallback);
}

/** Of the status line where the answer was no JSON, and of a service that only knows that it failed. */
const wordless =
  /^(?:HTTP \d{3}|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out|Unexpected failure, please check server logs.{0,80}|The service is not ready, please try again)?$/i;

/** The client writes an answer without a message out as JSON ("null", "[]", '{"reason":7}'): of that only a text is said. */
function said(message: string): string {
  try {
    const value: unknown = JSON.parse(message);
    return typeof value === "string" ? value.trim() : "";
  } catch {
    return message;
  }
}

/** What the service says itself; null where the client had to fill in something. */
function serviceWords({ name, message = "" }: Failure): string | null {
  const words = said(message.trim());
  return name === "AuthUnknownError" || wordless.test(words) ? null : words;
}

/** A missing key comes back as the key itself. */
const isKnown = (t: TFunction<"auth">, code: string): code is KnownCode => {
  const key = `codes.${code as KnownCode}` as const;
  return t(key) !== key;
};

/** There was no answer, or none of the service itself: nothing is known about what was typed. */
export const isUnreachable = (error: Failure): boolean => error.name === "AuthRetryableFetchError";
