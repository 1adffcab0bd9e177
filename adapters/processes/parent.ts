/** The side of whoever starts expendable processes: how one is started and heard, and what its answers hold. */
import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";

/** What one order may cost its process. */
export interface Cost {
  /** Milliseconds of processor time: those of the clock would refuse everybody's work on a busy machine. */
  processorMs: number;
  /** Resident bytes of the whole process. */
  memoryBytes: number;
}

/** What a process answers an order with. */
export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/** What a process says last of an order. `over`: it goes past what one may cost, and must be ended. */
export type LastWord = { answer: Answer } | { over: "time" | "memory" };

/** How an order ended: with the process's last word, with its death, or not in time. */
export type Ending<Last extends LastWord> = Last | { died: string } | "late";

/** Nothing of the server's environment: it holds keys. Windows needs to know where it lies itself. */
const bareEnvironment = {
  UV_THREADPOOL_SIZE: "2",
  MALLOC_ARENA_MAX: "2",
  // memory that was freed goes back sooner
  MALLOC_TRIM_THRESHOLD_: "1000000",
  MALLOC_MMAP_THRESHOLD_: "1000000",
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
};

/** A program of ours, and MiB of heap its script may have: what it works on stands beside that. */
export interface Program {
  path: string;
  heapMiB: number;
}

/** Starts a process that is told what an order may cost. */
export function startProcess({ path, heapMiB }: Program, cost: Cost): ChildProcess {
  const child = fork(path, [JSON.stringify(cost)], {
    env: bareEnvironment,
    execArgv: [`--max-old-space-size=${heapMiB}`],
    serialization: "advanced",
    // what decoders say of strangers' bytes is nothing for our log
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // whoever waits hears of it; after that nobody needs to
  child.on("error", () => {});
  return child;
}

/**
 * Gives a process an order. `lastOf`: the last word of it, or null for something said meanwhile. `milliseconds`: of the clock, for
 * machines so busy that no processor time is to be had.
 */
export function giveOrder<Said, Last extends LastWord>(
  child: ChildProcess,
  order: Serializable,
  lastOf: (said: Said) => Last | null,
  milliseconds?: number,
): Promise<Ending<Last>> {
  return new Promise((resolve) => {
    const settle = (ending: Ending<Last>) => {
      clearTimeout(timer);
      child.off("message", hear).off("exit", gone).off("error", failed);
      resolve(ending);
    };
    const hear = (said: Said) => {
      const last = lastOf(said);
      if (last !== null) settle(last);
    };
    const gone = (code: number | null, signal: string | null) => settle({ died: signal ?? `code ${code}` });
    const failed = (error: Error) => settle({ died: error.message });
    const timer = milliseconds === undefined ? undefined : setTimeout(settle, milliseconds, "late");
    child.on("message", hear).on("exit", gone).on("error", failed);
    child.send(order, (error) => error && failed(error));
  });
}

/**
 * What the answer holds. Throws the order's AppErrors, an Error for a mistake of ours, too_large for an order that cost more than it
 * may, and unavailable for one the machine had no time for.
 */
export function answerOf(ending: LastWord | "late"): unknown {
  if (ending === "late") throw new AppError("unavailable");
  if ("over" in ending) throw new AppError("too_large", { data: { over: ending.over } });
  const { answer } = ending;
  if ("value" in answer) return answer.value;
  if ("code" in answer) throw new AppError(answer.code, { data: answer.data });
  throw new Error(answer.fault);
}
