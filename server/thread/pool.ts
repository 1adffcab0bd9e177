/**
 * Threads for work whose time a stranger decides: a page of a million nested elements or an essay of digits must cost its
 * sender an error, and nobody else any waiting. Accounts are served in turn, and a piece that takes too long ends with its
 * thread.
 */
import { once } from "node:events";
import { Piscina } from "piscina";
import { AppError } from "#contract/errors";
import { openTurns, type Room } from "#server/base/turns";
import { watchBudget } from "./budget.ts";
import { type Answer, type Message, said } from "./worker-side.ts";

/** How long a thread may take to begin: it has to load its file first and may be made ready, on a machine that may be busy. */
const START_MS = 30_000;
/** What takes longer than this may take long: of prepared threads there is to be another for whoever comes next. */
const LONG_MS = 250;
/** Threads beyond those that always stand end after so long without work. */
const IDLE_MS = 5 * 60_000;

export interface PoolSettings extends Omit<Room, "atOnce"> {
  /** Exports `work`, made with `answering`. */
  worker: URL;
  threads: number;
  /** MiB of heap that end a thread. */
  memory: number;
  /** How far the threads stand back where the processor is short, as nice(1) counts it. */
  nice: number;
  /** What a thread of a prepared pool is told, as an argument: to compile what work will need before it takes any. */
  readyFor: string;
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
  /**
   * From now on so many threads stand, each ready before it takes work, as is any that follows. Resolves when they are. Call it
   * before the first order, or it changes nothing.
   */
  prepare(threads: number): Promise<void>;
  close(): Promise<void>;
}

const ranOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
const tooLarge: Answer = { code: "too_large", data: {} };
const notBegun: Answer = { code: "unavailable", data: {} };

/** Starts its first thread at the first order, where it was not prepared. An idle thread keeps nobody from ending. */
export function openPool<Order>({ worker, memory, nice, readyFor, ...room }: PoolSettings): Pool<Order> {
  const turns = openTurns({ atOnce: room.threads, ...room });
  const beginnings = new Map<number, (thread: number) => void>();
  /** Threads that were made ready, ended ones among them, and who waits for more. */
  const ready = new Set<number>();
  let onReady = Promise.withResolvers<void>();
  let pool: Piscina<Message<Order>, Answer> | null = null;
  let standing = 0;
  let last = 0;

  const start = () => {
    const fresh = new Piscina<Message<Order>, Answer>({
      filename: worker.href,
      name: "work",
      minThreads: Math.max(standing, 1),
      maxThreads: room.threads,
      idleTimeout: IDLE_MS,
      argv: standing > 0 ? [readyFor] : [],
      resourceLimits: { maxOldGenerationSizeMb: memory, stackSizeMb: 4 },
      recordTiming: false,
      loadBalancer: (_, all) => {
        const able = all.filter(({ id }) => ready.has(id));
        // left to itself, it gives whoever waited to a thread that has only begun to load while another stands free
        return (able.length > 0 ? able : all).find(({ currentUsage }) => currentUsage === 0) ?? null;
      },
      // elsewhere the number would hold for the whole process
      ...(process.platform === "linux" ? { niceIncrement: nice } : {}),
    });
    fresh.on("message", (message: unknown) => {
      const { began, thread } = said.parse(message);
      if (began !== null) return beginnings.get(began)?.(thread);
      ready.add(thread);
      onReady.resolve();
      onReady = Promise.withResolvers();
    });
    // of a thread that had nothing to do: the next order starts another
    fresh.on("error", () => {});
    return fresh;
  };

  // a free thread answers at once; where there is none, another is begun
  const freeThread = async () => void (await ask(null, START_MS).catch(() => {}));
  const ask = async (order: Order | null, milliseconds: number): Promise<{ answer: Answer; killed: boolean }> => {
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
      if (order !== null && standing > 0) spare = setTimeout(freeThread, LONG_MS);
    });
    try {
      return { answer: await pool.run({ id, order }, { signal: ended.signal }), killed: false };
    } catch (error) {
      if (!ended.signal.aborted && !ranOutOfMemory(error)) throw error;
      return { answer: ended.signal.aborted ? ended.signal.reason : tooLarge, killed: true };
    } finally {
      clearTimeout(starting);
      clearTimeout(spare);
      forget();
      beginnings.delete(id);
    }
  };

  /** As many as are to stand are ready again, or that takes longer than anybody can wait. */
  const whole = async () => {
    const late = AbortSignal.timeout(START_MS);
    const isShort = () => (pool?.threads.filter(({ threadId }) => ready.has(threadId)).length ?? 0) < standing;
    while (isShort() && !late.aborted) await Promise.race([onReady.promise, once(late, "abort")]);
  };

  const inTurn = async (account: string, order: Order | null, milliseconds: number, signal?: AbortSignal) => {
    const answered = Promise.withResolvers<Answer>();
    turns
      .take(account, async () => {
        signal?.throwIfAborted();
        const { answer, killed } = await ask(order, milliseconds);
        answered.resolve(answer);
        // whoever cost a thread has no other turn until there is one in its place, or the next piece took a neighbour's
        if (killed) await whole();
      })
      .catch(answered.reject);
    const answer = await answered.promise;
    if ("value" in answer) return answer.value;
    if ("fault" in answer) throw new Error(answer.fault);
    throw new AppError(answer.code, { data: answer.data });
  };

  return {
    run: inTurn,
    probe: async (account) => void (await inTurn(account, null, START_MS)),
    prepare: async (threads) => {
      if (pool) return;
      standing = Math.min(threads, room.threads);
      pool = start();
      await whole();
    },
    close: async () => void (await pool?.destroy()),
  };
}
