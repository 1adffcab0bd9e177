/** The sentence for what the sign-in service answered. */
import type { TFunction } from "i18next";
import type { Texts } from "#web/lib/i18n.ts";

type KnownCode = keyof Texts["auth"]["codes"];
type Fallback = Exclude<keyof Texts["auth"], "codes" | "strength">;

interface Failure {
  code?: string | undefined;
  name?: string;
  message?: string;
}

/**
 * The dictionary's sentence for the protocol's code; without one the service's own message, and without that the
 * specification's fallback for the action.
 */
export function authErrorText(t: TFunction<"auth">, error: Failure, fallback: Fallback): string {
  if (error.name === "AuthRetryableFetchError") return t("codes.unreachable");
  if (error.code && isKnown(t, error.code)) return t(`codes.${error.code}`);
  return error.message || t(fallback);
}

/** A missing key comes back as the key itself. */
const isKnown = (t: TFunction<"auth">, code: string): code is KnownCode => {
  const key = `codes.${code as KnownCode}` as const;
  return t(key) !== key;
};

/** The connection failed, so nothing is known about what was typed. */
export const isUnreachable = (error: Failure): boolean => error.name === "AuthRetryableFetchError";
