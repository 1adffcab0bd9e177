/** The sign-up rules for a password, in the order of the specification: the screen and the server ask the same function. */
export const passwordProblems = ["length", "upper", "lower", "digit", "special"] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** Whether a password keeps each rule. */
export const passwordChecks: Record<PasswordProblem, (password: string) => boolean> = {
  length: (p) => p.length >= 8,
  upper: (p) => /[A-Z]/.test(p),
  lower: (p) => /[a-z]/.test(p),
  digit: (p) => /[0-9]/.test(p),
  special: (p) => /[!@#$%^&*(),.?":{}|<>]/.test(p),
};

/** The first rule a new password breaks; null when it is good. */
export const passwordProblem = (password: string): PasswordProblem | null =>
  passwordProblems.find((problem) => !passwordChecks[problem](password)) ?? null;
