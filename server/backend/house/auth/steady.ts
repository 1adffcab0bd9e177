/** Answers that must not tell by their time whether an account exists. */
import { setTimeout as wait } from "node:timers/promises";

/**
 * Runs `work` and answers no sooner than after so many milliseconds, refusals included. The work itself is made alike
 * (a hash is always computed, mails leave after the answer); this covers the few statements that differ.
 */
export async function steady<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = wait(milliseconds);
  try {
    return await work();
  } finally {
    await floor;
  }
}
