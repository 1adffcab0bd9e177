/** What sign-in and sign-up ask of what is typed. Each function answers a key of the `auth` dictionary, or null. */
import type { Texts } from "#web/lib/i18n.ts";

type AuthKey = Exclude<keyof Texts["auth"], "codes">;

/** Not a grammar of addresses: something, an @, something with a dot, no spaces. The mail itself is the proof. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SIGN_IN_MINIMUM = 6;
const SIGN_UP_MINIMUM = 8;
const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

export function emailProblem(email: string): AuthKey | null {
  if (email.trim() === "") return "emailRequired";
  return EMAIL_SHAPE.test(email.trim()) ? null : "emailInvalid";
}

/** Sign-in: required, at least six characters. */
export function passwordProblem(password: string): AuthKey | null {
  if (password === "") return "passwordRequired";
  return password.length < SIGN_IN_MINIMUM ? "passwordShort" : null;
}

/** A new password, in the specification's order: length, uppercase, lowercase, digit, special character. */
export function newPasswordProblem(password: string): AuthKey | null {
  if (password.length < SIGN_UP_MINIMUM) return "passwordLength";
  if (!/[A-Z]/.test(password)) return "passwordUpper";
  if (!/[a-z]/.test(password)) return "passwordLower";
  if (!/[0-9]/.test(password)) return "passwordDigit";
  return SPECIAL.test(password) ? null : "passwordSpecial";
}

export const confirmProblem = (password: string, confirm: string): AuthKey | null =>
  password === confirm ? null : "passwordsDiffer";
