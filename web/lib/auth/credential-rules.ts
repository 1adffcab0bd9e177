/** What sign-in and sign-up ask of what is typed. Each function answers a key of the `auth` dictionary, or null. */
import { type PasswordProblem, passwordProblem as signUpProblem } from "#contract/password";
import type { Texts } from "#web/lib/i18n.ts";

type AuthKey = Exclude<keyof Texts["auth"], "codes" | "strength" | "invitation">;

/** Not a grammar of addresses: something, an @, something with a dot, no spaces. The mail itself is the proof. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
const SIGN_IN_MINIMUM = 6;
const textOf = {
  bytes: "passwordBytes",
  length: "passwordLength",
  upper: "passwordUpper",
  lower: "passwordLower",
  digit: "passwordDigit",
  special: "passwordSpecial",
} as const satisfies Record<PasswordProblem, AuthKey>;

/** Required, and shaped like an address. */
export function emailProblem(email: string): AuthKey | null {
  if (email.trim() === "") return "emailRequired";
  return EMAIL_SHAPE.test(email.trim()) ? null : "emailInvalid";
}

/** Sign-in: required, at least six characters. */
export function passwordProblem(password: string): AuthKey | null {
  if (password === "") return "passwordRequired";
  return password.length < SIGN_IN_MINIMUM ? "passwordShort" : null;
}

/** A new password: too long for the hash, then in the specification's order: length, uppercase, lowercase, digit, special character. */
export function newPasswordProblem(password: string): AuthKey | null {
  const problem = signUpProblem(password);
  return problem && textOf[problem];
}

/** Both must be the same, to the letter. */
export const confirmProblem = (password: string, confirm: string): AuthKey | null =>
  password === confirm ? null : "passwordsDiffer";
