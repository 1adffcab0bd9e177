/** A process for one order, started for it and ended with it. */
import type { Serializable } from "node:child_process";
import { answerOf, type Cost, giveOrder, type LastWord, type Program, startProcess } from "./parent.ts";

interface OneOrder<Said> {
  cost: Cost;
  /** The last word of the order, or null for something said meanwhile. */
  lastOf: (said: Said) => LastWord | null;
  /** Of the clock; without it as long as its cost allows. */
  milliseconds?: number;
  /** Ends the process; what was written so far stays where it is. */
  signal?: AbortSignal | undefined;
  /** What to throw where the process ended without a word, by whatever hand. */
  died: (how: string) => Error;
}

/**
 * What the order's answer holds. Throws what `answerOf` and `died` say, and the signal's reason once that is aborted.
 */
export async function runOnce<Said>(program: Program, order: Serializable, about: OneOrder<Said>): Promise<unknown> {
  const { cost, lastOf, milliseconds, signal, died } = about;
  signal?.throwIfAborted();
  const child = startProcess(program, cost);
  const end = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", end);
  // a server that ends without asking takes its processes with it
  process.once("exit", end);
  try {
    const ending = await giveOrder(child, order, lastOf, milliseconds);
    signal?.throwIfAborted();
    if (typeof ending === "object" && "died" in ending) throw died(ending.died);
    return answerOf(ending);
  } finally {
    signal?.removeEventListener("abort", end);
    process.off("exit", end);
    end();
  }
}
