/**
 * What travels as supabase-js's `captchaToken`, the one addition the specification allows: the key by which this browser
 * is known again, and the answered captcha where one is asked for. Imports nothing, so that a page may use it for a few bytes.
 */

/** 32 random bytes in base64url, made and kept by one browser. The server keeps only a keyed hash. */
const KEY = /^[\w-]{43}$/;

/** Whether a text is such a key. */
export const isDeviceKey = (text: unknown): text is string => typeof text === "string" && KEY.test(text);

/** "<key>!<captcha>", "<key>!" or the captcha alone; undefined when there is neither. */
export function securityToken(about: { deviceKey?: string | null; captcha?: string | null }): string | undefined {
  if (!about.deviceKey) return about.captcha || undefined;
  return `${about.deviceKey}!${about.captcha ?? ""}`;
}

/** The parts of such a token; null where one is missing. */
export function readSecurityToken(token: string | null | undefined): {
  deviceKey: string | null;
  captcha: string | null;
} {
  const text = token ?? "";
  const [, deviceKey = null, captcha = text] = /^([\w-]{43})!(.*)$/s.exec(text) ?? [];
  return { deviceKey, captcha: captcha || null };
}
