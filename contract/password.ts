/** The sign-up rules for a password, in the order of the specification: the screen and the server ask the same function. */
export const passwordProblems = ["length", "upper", "lower", "digit", "special"] as const;
/** "bytes": longer than what is hashed, which no rule of the specification names. */
export type PasswordProblem = (typeof passwordProblems)[number] | "bytes";

/** bcrypt reads no further: what comes after the 72nd byte would protect nothing. A Chinese character is three. */
const MOST_BYTES = 72;

/** Whether a password is longer than what is hashed of it, in bytes of UTF-8. */
export const isPasswordTooLong = (password: string): boolean => new TextEncoder().encode(password).length > MOST_BYTES;

/** Whether a password keeps each rule. */
export const passwordChecks: Record<(typeof passwordProblems)[number], (password: string) => boolean> = {
  length: (p) => p.length >= 8,
  upper: (p) => /[A-Z]/.test(p),
  lower: (p) => /[a-z]/.test(p),
  digit: (p) => /[0-9]/.test(p),
  special: (p) => /[!@#$%^&*(),.?":{}|<>]/.test(p),
};

/** The first rule a new password breaks; null when it is good. */
export const passwordProblem = (password: string): PasswordProblem | null =>
  isPasswordTooLong(password) ? "bytes" : brokenRule(password);

const brokenRule = (password: string): PasswordProblem | null =>
  passwordProblems.find((problem) => !passwordChecks[problem](password)) ?? null;
