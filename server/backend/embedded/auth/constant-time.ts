/** Answers that must not tell by their time whether an account exists. */
import { setTimeout as wait } from "node:timers/promises";

/**
 * Runs `work` and answers after a whole number of steps of so many milliseconds, refusals included. The heavy work is
 * alike anyway (a hash is always computed, mails leave after the answer); this covers the few statements that differ,
 * on a busy machine too.
 */
export async function constantTime<T>(step: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - start;
    if (step > 0) await wait(Math.ceil(spent / step) * step - spent);
  }
}
