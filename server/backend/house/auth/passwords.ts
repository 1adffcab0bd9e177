/** Hashing (in the thread pool, in the format Supabase uses) and the rules for new passwords. */
import { hash, verify } from "@node-rs/bcrypt";
import { isPasswordTooLong, passwordProblem } from "#contract/password";
import { AuthProblem } from "./problem.ts";

/** Rounds are a power of two: ten take a twentieth of a second. Tests take fewer. */
export const usualCost = 10;
export const hashPassword = (password: string, cost: number): Promise<string> => hash(password, cost);

/** Of a password nobody knows: checked against when there is no account, so that the answer takes as long. */
let nobody: Promise<string> | null = null;

/** Compares a password with a hash, or with nobody's when there is none: the same work either way. */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  cost: number,
): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID(), cost);
  const right = await verify(password, stored || (await nobody));
  return right && Boolean(stored);
}

/** As `passwordMatches`; a password that is longer than anything hashed is nobody's, whatever its beginning. */
export const isPassword = (password: string, stored: string | null | undefined, cost: number): Promise<boolean> =>
  passwordMatches(password, isPasswordTooLong(password) ? null : stored, cost);

/** The rules of the specification, in its order, on the server too. */
export function demandGoodPassword(password: string): void {
  const problem = passwordProblem(password);
  if (!problem) return;
  if (problem === "bytes") {
    throw new AuthProblem("validation_failed", { message: "Password cannot be longer than 72 bytes" });
  }
  if (problem === "length") {
    throw new AuthProblem("weak_password", {
      message: "Password should be at least 8 characters.",
      reasons: ["length"],
    });
  }
  const wanted = {
    upper: "an uppercase letter",
    lower: "a lowercase letter",
    digit: "a digit",
    special: "a special character",
  };
  throw new AuthProblem("weak_password", {
    message: `Password should contain ${wanted[problem]}.`,
    reasons: ["characters"],
  });
}
