/**
 * Threads for work whose time a stranger decides: a page of a million nested elements or an essay of digits must cost its
 * sender an error, and nobody else any waiting. Accounts are served in turn, and a piece that takes too long ends with its
 * thread.
 */
import { Piscina } from "piscina";
import { AppError } from "#contract/errors";
import { openTurns, type Room } from "#server/base/turns";
import { watchBudget } from "./budget.ts";
import type { Answer, Began, Message } from "./worker-side.ts";

/** How long a thread may take to begin: it has to load its file first, on a machine that may be busy. */
const START_MS = 30_000;
/** What takes longer than this may take long: another thread is made ready meanwhile. */
const LONG_MS = 250;
/** Threads beyond the first end after so long without work. */
const IDLE_MS = 5 * 60_000;

export interface PoolSettings extends Omit<Room, "atOnce"> {
  /** Exports `work`, made with `answering`. */
  worker: URL;
  threads: number;
  /** MiB of heap that end a thread. */
  memory: number;
  /** How far the threads stand back where the processor is short, as nice(1) counts it. */
  nice: number;
}

export interface Pool<Order> {
  /**
   * Does the work at this account's turn. Rejects with what it threw; with too_large when it took its thread longer than
   * `milliseconds` or more memory than there is; with too_many_requests or unavailable as `Turns` does; with the reason of a `signal` that was
   * aborted before its turn came.
   */
  run(account: string, order: Order, milliseconds: number, signal?: AbortSignal): Promise<unknown>;
  /** A turn and a thread's answer, with nothing done in between. Rejects as `run` does. */
  probe(account: string): Promise<void>;
  close(): Promise<void>;
}

const ranOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
const tooLarge: Answer = { code: "too_large", data: {} };
const notBegun: Answer = { code: "unavailable", data: {} };

/** Starts its first thread at the first order. An idle thread keeps nobody from ending. */
export function openPool<Order>({ worker, threads, memory, nice, ...room }: PoolSettings): Pool<Order> {
  const turns = openTurns({ atOnce: threads, ...room });
  const beginnings = new Map<number, (thread: number) => void>();
  let pool: Piscina<Message<Order>, Answer> | null = null;
  let last = 0;

  const start = () => {
    const fresh = new Piscina<Message<Order>, Answer>({
      filename: worker.href,
      name: "work",
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
      recordTiming: false,
      // elsewhere the number would hold for the whole process
      ...(process.platform === "linux" ? { niceIncrement: nice } : {}),
    });
    fresh.on("message", ({ began, thread }: Began) => beginnings.get(began)?.(thread));
    // of a thread that had nothing to do: the next order starts another
    fresh.on("error", () => {});
    return fresh;
  };

  // whoever comes next should not have to wait until a thread has loaded and compiled everything
  const keepOneReady = () => void ask(null, START_MS, { ready: true }).catch(() => {});
  const ask = async (order: Order | null, milliseconds: number, more: { ready?: true } = {}): Promise<Answer> => {
    pool ??= start();
    const id = ++last;
    const ended = new AbortController();
    const end = (answer: Answer) => ended.abort(answer);
    const starting = setTimeout(end, START_MS, notBegun);
    let forget = () => {};
    let spare: NodeJS.Timeout | undefined;
    const running = pool;
    beginnings.set(id, (thread) => {
      clearTimeout(starting);
      const worker = running.threads.find(({ threadId }) => threadId === thread);
      forget = watchBudget(worker, milliseconds, () => end(tooLarge));
      if (order !== null) spare = setTimeout(keepOneReady, LONG_MS);
    });
    try {
      return await pool.run({ id, order, ...more }, { signal: ended.signal });
    } catch (error) {
      if (!ended.signal.aborted && !ranOutOfMemory(error)) throw error;
      if (order !== null) keepOneReady();
      return ended.signal.aborted ? ended.signal.reason : tooLarge;
    } finally {
      clearTimeout(starting);
      clearTimeout(spare);
      forget();
      beginnings.delete(id);
    }
  };

  const inTurn = async (account: string, order: Order | null, milliseconds: number, signal?: AbortSignal) => {
    const answer = await turns.take(account, async () => {
      signal?.throwIfAborted();
      return await ask(order, milliseconds);
    });
    if ("value" in answer) return answer.value;
    if ("fault" in answer) throw new Error(answer.fault);
    throw new AppError(answer.code, { data: answer.data });
  };

  return {
    run: inTurn,
    probe: async (account) => void (await inTurn(account, null, START_MS)),
    close: async () => void (await pool?.destroy()),
  };
}
