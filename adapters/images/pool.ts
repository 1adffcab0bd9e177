/**
 * Processes that decode pictures. Decoding runs in the thread pool of its process, which files and sign-in share and in
 * which nothing can be stopped; a process can be killed. They start when they are needed, end when they are not, hold one
 * picture at a time, and one that takes too long or too much is killed with its picture.
 */
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { AppError } from "#contract/errors";
import { answerOf, type Cost, giveOrder, startProcess } from "../processes/parent.ts";
import type { LastOfPicture, Order, Said } from "./order.ts";

const PROGRAM = { path: fileURLToPath(new URL("./process.ts", import.meta.url)), heapMiB: 128 };

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
    const process = startProcess(PROGRAM, { processorMs, memoryBytes });
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

  const lastOf = (said: Said): LastOfPicture | null => (said === "ready" ? null : said);

  const runOrder = async (order: Order): Promise<unknown> => {
    for (let left = 1; ; left--) {
      if (closed) throw new AppError("unavailable");
      const child = idle.pop() ?? start();
      wake(child);
      const ending = await giveOrder(child.process, order, lastOf, milliseconds);
      if (typeof ending === "object" && "answer" in ending && !ending.spent) rest(child);
      else drop(child);
      if (ending === "late" || !("died" in ending)) return answerOf(ending);
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
        return await runOrder(order);
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
