/**
 * Processes that decode pictures. Decoding runs in the thread pool of its process, which files and sign-in share and in
 * which nothing can be stopped; a process can be killed. They start when they are needed, end when they are not, hold one
 * picture at a time, and one that takes too long or too much is killed with its picture.
 */
import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#contract/errors";
import { type Answer, bareEnvironment, readAnswer } from "../processes/parent.ts";
import type { Cost, Order, Said } from "./order.ts";

const PROGRAM = fileURLToPath(new URL("./process.ts", import.meta.url));

export interface PoolOptions extends Cost {
  /** Processes at once; more orders wait in order. */
  processes: number;
  /** Of the clock, from an order's start to its answer: for machines so busy that no processor time is to be had. */
  milliseconds: number;
  /** After so long without an order a process ends. */
  idleMs: number;
}

interface Child {
  process: ChildProcess;
  ready: boolean;
  idle: NodeJS.Timeout | undefined;
}

/** How an order ended without an answer. */
type Ending = Extract<Said, { answer: Answer } | { over: string }> | { died: string } | "late";

export interface ImagePool {
  /**
   * What the order's answer holds. Throws the order's AppErrors, too_large for a picture that costs more than one may, and
   * unavailable when the machine has no time for it.
   */
  run(order: Order): Promise<unknown>;
  /** Process ids: of those at work and of all. */
  processes(): { working: number[]; all: number[] };
  /** Ends every process, also those at work. */
  close(): void;
}

export function openImagePool({ processes, milliseconds, idleMs, processorMs, memoryBytes }: PoolOptions): ImagePool {
  const all = new Set<Child>();
  const idle: Child[] = [];
  const line: (() => void)[] = [];
  let places = processes;
  let closed = false;

  const drop = (child: Child) => {
    if (!all.delete(child)) return;
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    clearTimeout(child.idle);
    child.process.kill("SIGKILL");
  };
  const start = (): Child => {
    const cost: Cost = { processorMs, memoryBytes };
    const process = fork(PROGRAM, [JSON.stringify(cost)], {
      env: bareEnvironment,
      execArgv: ["--max-old-space-size=128"],
      serialization: "advanced",
      // what decoders say of strangers' bytes is nothing for our log
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const child: Child = { process, ready: false, idle: undefined };
    all.add(child);
    process.on("message", (said: Said) => {
      if (said === "ready") child.ready = true;
    });
    process.on("exit", () => drop(child));
    // one that cannot be started or written to also ends, or is ended by whoever waits for it
    process.on("error", () => drop(child));
    return child;
  };
  /** An idle process keeps nobody from ending. */
  const rest = (child: Child) => {
    child.process.unref();
    child.process.channel?.unref();
    child.idle = setTimeout(drop, idleMs, child).unref();
    idle.push(child);
  };
  const wake = (child: Child) => {
    clearTimeout(child.idle);
    child.process.ref();
    child.process.channel?.ref();
  };

  const ask = (child: Child, order: Order): Promise<Ending> =>
    new Promise((resolve) => {
      const settle = (ending: Ending) => {
        clearTimeout(timer);
        child.process.off("message", hear).off("exit", gone).off("error", failed);
        resolve(ending);
      };
      const hear = (said: Said) => {
        if (said !== "ready") settle(said);
      };
      const gone = (code: number | null, signal: string | null) => settle({ died: signal ?? `code ${code}` });
      const failed = (error: Error) => settle({ died: error.message });
      const timer = setTimeout(settle, milliseconds, "late");
      child.process.on("message", hear).on("exit", gone).on("error", failed);
      child.process.send(order, (error) => error && failed(error));
    });

  const carryOut = async (order: Order): Promise<unknown> => {
    for (let left = 1; ; left--) {
      if (closed) throw new AppError("unavailable");
      const child = idle.pop() ?? start();
      wake(child);
      const ending = await ask(child, order);
      if (typeof ending === "object" && "answer" in ending) {
        if (ending.spent) drop(child);
        else rest(child);
        return readAnswer(ending.answer);
      }
      drop(child);
      if (ending === "late") throw new AppError("unavailable");
      if ("over" in ending) throw new AppError("too_large", { data: { over: ending.over } });
      // killed by somebody, or by its picture: whose fault it was shows the second time
      if (left > 0) continue;
      if (!child.ready) throw new Error(`the image process did not start: ${ending.died}`);
      throw new AppError("too_large", {
        message: `the image process ended: ${ending.died}`,
        data: { over: "process" },
      });
    }
  };

  return {
    async run(order) {
      if (places > 0) places -= 1;
      else await new Promise<void>((go) => line.push(go));
      try {
        return await carryOut(order);
      } finally {
        const next = line.shift();
        if (next) next();
        else places += 1;
      }
    },
    processes: () => {
      const ids = (children: Iterable<Child>) => [...children].map(({ process }) => process.pid ?? 0);
      return { working: ids([...all].filter((child) => !idle.includes(child))), all: ids(all) };
    },
    close: () => {
      closed = true;
      for (const child of all) drop(child);
    },
  };
}
