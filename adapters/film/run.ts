/**
 * Films are made in processes of their own, one a film: an encoder runs for a minute with all the processor it gets, and a
 * stranger's sound meets a decoder. A process that takes too much, or whose film nobody wants any more, is killed.
 */
import { fileURLToPath } from "node:url";
import { runOnce } from "../processes/once.ts";
import type { Cost } from "../processes/parent.ts";
import type { FilmRequest, FilmSaid } from "./order.ts";

const PROGRAM = { path: fileURLToPath(new URL("./process.ts", import.meta.url)), heapMiB: 256 };

interface Watching {
  cost: Cost;
  /** Ends the process; what was written so far stays where it is. */
  signal?: AbortSignal;
  /** From 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * What the order's answer holds. Throws the order's AppErrors, too_large for one that costs more than it may, and the signal's
 * reason once that is aborted.
 */
export const runFilm = (order: FilmRequest, { cost, signal, onProgress }: Watching): Promise<unknown> =>
  runOnce(PROGRAM, order, {
    cost,
    signal,
    lastOf: (said: FilmSaid) => {
      if (!("progress" in said)) return said;
      onProgress?.(said.progress);
      return null;
    },
    died: (how) => new Error(`the film process ended: ${how}`),
  });
