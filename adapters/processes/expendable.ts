/** What every process of ours that works on strangers' bytes has in common: it stands back, and ends with whoever asked. */
import { writeFileSync } from "node:fs";
import os from "node:os";
import { AppError } from "#contract/errors";

/** At once and not politely: that would wait for a decoder's threads. */
export const end = () => process.kill(process.pid, "SIGKILL");

/** Makes this process yield to the others and end with its parent. `nice`: 0 to 19, how far it yields. */
export function standBack(nice: number): void {
  // whoever asked is gone, in whatever way
  process.on("disconnect", end);
  // a Ctrl-C reaches every process of the terminal: what is under work is finished, and the server ends this one
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  try {
    os.setPriority(nice);
    // where memory ends, the kernel takes this process and not the server or the database
    if (process.platform === "linux") writeFileSync("/proc/self/oom_score_adj", "900");
  } catch {
    // a system that forbids it has its own order
  }
}

/**
 * Looks every `lookMs` at what this process has cost in all, and ends it once that is more than it may: `say` tells so first.
 * Of the processor, not of the clock: that would refuse everybody's work on a busy machine.
 */
export function endWhenOver(
  { processorMs, memoryBytes }: { readonly processorMs: number; readonly memoryBytes: number },
  lookMs: number,
  say: (over: "time" | "memory", then: () => void) => void,
): void {
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (process.memoryUsage.rss() > memoryBytes) say("memory", end);
    else if ((user + system) / 1000 > processorMs) say("time", end);
  }, lookMs);
}

/** What went wrong, as it is told over the wire between processes: our own errors by code, a fault by its trace. */
export const told = (error: unknown): Pick<AppError, "code" | "data"> | { fault: string } =>
  error instanceof AppError
    ? { code: error.code, data: error.data }
    : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
