/**
 * A thread of its own for work whose time a stranger decides: a page of a million nested elements or an essay of digits
 * must cost its sender an error, and never hold the requests of everybody else. One order at a time, in order.
 */
import { Worker } from "node:worker_threads";
import type { Brief, CopyLanguage } from "#contract/copy";
import { AppError, type ErrorCode, type ErrorData } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { PrintedReceipt } from "#contract/receipt";
import type { Draft } from "#engine/copy/finish";
import type { Target } from "#engine/copy/index";

export type Order =
  | { what: "listing"; html: string; url: string | null }
  | { what: "text"; text: string }
  | { what: "piece"; listing: Listing; brief: Brief; draft: Draft }
  | { what: "compose"; listing: Listing; brief: Brief; target: Target }
  | { what: "receipt"; receipt: PrintedReceipt; language: "zh" | "en" }
  | { what: "page"; listing: Listing; brief: Brief; language: CopyLanguage; written: string | null };
export type Answer =
  | { value: unknown }
  | { code: ErrorCode; data: ErrorData }
  /** A mistake of ours, as text. */
  | { fault: string };

/** The thread's memory in MiB: a page is five megabytes and its tree some thirty times that. */
const MEMORY = { maxOldGenerationSizeMb: 640, stackSizeMb: 4 };

type Lane = (order: Order) => Promise<unknown>;

/**
 * Starts its thread at the first order and again after one that was stopped; `prints`: with the printing room open. Rejects with what the work threw, and with
 * `too_large` when it took longer than `milliseconds` or more memory than there is, or when `waiting` orders wait already.
 */
export function openLane(about: { milliseconds: number; waiting: number; prints?: boolean }): Lane {
  const { milliseconds, waiting } = about;
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;

  const start = async (): Promise<Worker> => {
    const fresh = new Worker(new URL("./worker.ts", import.meta.url), {
      resourceLimits: MEMORY,
      workerData: about.prints ? "prints" : null,
    });
    // an idle thread keeps nobody from ending
    fresh.unref();
    await new Promise<void>((resolve, reject) => fresh.once("message", resolve).once("error", reject));
    return fresh;
  };

  const run = async (order: Order): Promise<Answer> => {
    thread ??= await start();
    const worker = thread;
    const drop = (): Answer => {
      thread = null;
      void worker.terminate();
      return { code: "too_large", data: {} };
    };
    return await new Promise<Answer>((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(timer);
        worker.removeAllListeners("message").removeAllListeners("error");
        // what a terminated thread still has to say must not become an uncaught error
        worker.on("error", () => {});
        resolve(answer);
      };
      const timer = setTimeout(() => end(drop()), milliseconds);
      worker.on("message", (answer: Answer) => end(answer));
      worker.on("error", () => end(drop()));
      worker.postMessage(order);
    });
  };

  return async (order) => {
    if (open >= waiting) throw new AppError("too_many_requests");
    open += 1;
    const mine = last.then(() => run(order));
    last = mine.catch(() => {});
    try {
      const answer = await mine;
      if ("value" in answer) return answer.value;
      if ("code" in answer) throw new AppError(answer.code, { data: answer.data });
      throw new Error(answer.fault);
    } finally {
      open -= 1;
    }
  };
}
