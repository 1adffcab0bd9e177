/** What every process of ours that works on strangers' bytes has in common: it stands back, and ends with whoever asked. */
import { writeFileSync } from "node:fs";
import os from "node:os";
import { AppError } from "#contract/errors";
import type { Cost, LastWord } from "./parent.ts";

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

/** What one order may cost, as whoever started this process said. */
export const costOfOrder = (): Cost => JSON.parse(process.argv[2] ?? "");

/**
 * Looks every `lookMs` at what this process has cost since `before`, or in all, and ends it once that is more than an order may:
 * `say` tells so first. Answers what ends the looking.
 */
export function endWhenOver(
  { processorMs, memoryBytes }: Cost,
  lookMs: number,
  say: (said: Extract<LastWord, { over: string }>, then: () => void) => void,
  before?: NodeJS.CpuUsage,
): () => void {
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (process.memoryUsage.rss() > memoryBytes) say({ over: "memory" }, end);
    else if ((user + system) / 1000 > processorMs) say({ over: "time" }, end);
  }, lookMs);
  return () => clearInterval(timer);
}

/** What went wrong, as it is told over the wire between processes: our own errors by code, a fault by its trace. */
export const told = (error: unknown): Pick<AppError, "code" | "data"> | { fault: string } =>
  error instanceof AppError
    ? { code: error.code, data: error.data }
    : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
