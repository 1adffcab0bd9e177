/** Hashing (in threads of its own, in the format Supabase uses) and the rules for new passwords. */
import { AppError } from "#contract/errors";
import { isPasswordTooLong, passwordProblem } from "#contract/password";
import { hashInThread, type PasswordTurn, verifyInThread } from "#server/work/passwords";
import { AuthProblem } from "./problem.ts";

/** Rounds are a power of two: ten take a twentieth of a second. Tests take fewer. */
export const usualCost = 10;

/** A client that is told so tries again by itself; nothing of the account is said. */
async function unlessTooManyWait<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") throw new AuthProblem("request_timeout");
    throw error;
  }
}

/** Throws request_timeout when too many passwords wait to be hashed. */
export const hashPassword = (password: string, cost: number, turn: PasswordTurn): Promise<string> =>
  unlessTooManyWait(hashInThread(password, cost, turn));

/** What the system hashes for itself, however many accounts it makes at once, waits behind nobody's requests. */
export const systemTurn = (about: string): PasswordTurn => ({ kind: "known", from: `system:${about}`, about });

/** Of a password nobody knows: checked against when there is no account, so that the answer takes as long. */
let nobody: Promise<string> | null = null;

/** Compares a password with a hash, or with nobody's when there is none: the same work either way. Throws as hashPassword does. */
export async function passwordMatches(
  password: string,
  stored: string | null | undefined,
  cost: number,
  turn: PasswordTurn,
): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID(), cost, systemTurn("nobody")).catch((error) => {
    // the next one tries again
    nobody = null;
    throw error;
  });
  const right = await unlessTooManyWait(verifyInThread(password, stored || (await nobody), turn));
  return right && Boolean(stored);
}

/** As `passwordMatches`; a password that is longer than anything hashed is nobody's, whatever its beginning. */
export const isPassword = (
  password: string,
  stored: string | null | undefined,
  cost: number,
  turn: PasswordTurn,
): Promise<boolean> => passwordMatches(password, isPasswordTooLong(password) ? null : stored, cost, turn);

/** The rules of the specification, in its order, on the server too. */
export function demandGoodPassword(password: string): void {
  // hashed as a sign that stands for any other half
  if (!password.isWellFormed())
    throw new AuthProblem("validation_failed", { message: "Password contains half of a character" });
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
