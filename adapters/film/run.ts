/**
 * Films are made in processes of their own, one a film: an encoder runs for a minute with all the processor it gets, and a
 * stranger's sound meets a decoder. A process that takes too much, or whose film nobody wants any more, is killed.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#contract/errors";
import { type Answer, bareEnvironment, readAnswer } from "../processes/parent.ts";
import type { FilmCost, FilmRequest, FilmSaid } from "./order.ts";

const PROGRAM = fileURLToPath(new URL("./process.ts", import.meta.url));

interface Watching {
  cost: FilmCost;
  /** Ends the process; what was written so far stays where it is. */
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
}

/** How an order ended without an answer. */
type Ending = Extract<FilmSaid, { answer: Answer } | { over: string }> | { died: string };

/**
 * What the order's answer holds. Throws the order's AppErrors, too_large for one that costs more than it may, and the signal's
 * reason once that is aborted.
 */
export async function runFilm(order: FilmRequest, { cost, signal, onProgress }: Watching): Promise<unknown> {
  signal?.throwIfAborted();
  const child = fork(PROGRAM, [JSON.stringify(cost)], {
    env: bareEnvironment,
    execArgv: ["--max-old-space-size=256"],
    serialization: "advanced",
    // what coders say of strangers' bytes is nothing for our log
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const end = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", end);
  // a server that ends without asking takes its films with it
  process.once("exit", end);
  try {
    const ending = await new Promise<Ending>((resolve) => {
      child.on("message", (said: FilmSaid) => ("progress" in said ? onProgress?.(said.progress) : resolve(said)));
      child.on("exit", (code, killed) => resolve({ died: killed ?? `code ${code}` }));
      child.on("error", (error) => resolve({ died: error.message }));
      child.send(order, (error) => error && resolve({ died: error.message }));
    });
    signal?.throwIfAborted();
    if ("answer" in ending) return readAnswer(ending.answer);
    if ("over" in ending) throw new AppError("too_large", { data: { over: ending.over } });
    throw new Error(`the film process ended: ${ending.died}`);
  } finally {
    signal?.removeEventListener("abort", end);
    process.off("exit", end);
    end();
  }
}
