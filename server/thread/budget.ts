/**
 * The time a piece of work may take, as time of its own thread: what the machine gives to others meanwhile is not the sender's
 * doing. A piece that is given next to nothing is ended all the same, after a multiple of it.
 */
import type { Worker } from "node:worker_threads";

/** How many times its budget a piece may last where others use the processors. */
const PATIENCE = 4;
const LOOK_MS = 20;

/** Milliseconds the thread has worked since it began; null where that cannot be told. */
async function worked(thread: Worker | undefined): Promise<number | null> {
  const used = await thread?.cpuUsage().catch(() => null);
  return used ? (used.user + used.system) / 1000 : null;
}

/** Calls `end` when the thread has worked for so many milliseconds; answers a function that puts an end to the watch. */
export function watchBudget(thread: Worker | undefined, milliseconds: number, end: () => void): () => void {
  const begun = performance.now();
  const before = worked(thread);
  const most = PATIENCE * milliseconds;
  let over = false;
  const judge = async () => {
    const [at, now] = await Promise.all([before, worked(thread)]);
    if (over) return;
    const past = performance.now() - begun;
    const spent = at === null || now === null ? past : now - at;
    const left = Math.min(milliseconds - spent, most - past);
    if (left <= 0) return end();
    timer = setTimeout(judge, Math.max(left, LOOK_MS));
  };
  let timer = setTimeout(judge, milliseconds);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
