/** One LISTEN connection a process: wakes every stream of an account when one of its tasks has changed. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { LOOK_EVERY_MS, STREAMS_PER_ACCOUNT } from "#server/base/limits";
import type { Log } from "#server/base/log";

const CHANNEL = "task_events";

export interface TaskFeed {
  /** Resolves soon after the account's next change (many at a time count as one), at a reconnection (something may have been missed), or when `signal` aborts. */
  next(userId: string, signal: AbortSignal): Promise<void>;
  /** Whether the account has its share of streams open. */
  isFull(userId: string): boolean;
  /** Counts a stream of the account until the answered function is called; null when it has its share open already. */
  enter(userId: string): (() => void) | null;
  stop(): Promise<void>;
}

/** Connects at once and again, with growing pauses, whenever the connection ends; never throws for a database that is away. */
export function openTaskFeed(connectionString: string, log: Log): TaskFeed {
  const waiting = new Map<string, Set<() => void>>();
  const streams = new Map<string, number>();
  const isFull = (userId: string) => (streams.get(userId) ?? 0) >= STREAMS_PER_ACCOUNT;
  const stopped = new AbortController();
  let client: pg.Client | null = null;

  const wake = (userId: string) => {
    for (const resume of waiting.get(userId) ?? []) resume();
  };
  // a campaign changes its task hundreds of times, and each open stream would look each time
  const woken = new Map<string, { at: number; later: NodeJS.Timeout | null }>();
  const wakeSoon = (userId: string) => {
    if (!waiting.has(userId)) return;
    const last = woken.get(userId) ?? { at: Number.NEGATIVE_INFINITY, later: null };
    if (last.later) return;
    const again = () => {
      woken.set(userId, { at: performance.now(), later: null });
      wake(userId);
    };
    const wait = last.at + LOOK_EVERY_MS * (streams.get(userId) ?? 1) - performance.now();
    if (wait <= 0) again();
    else woken.set(userId, { ...last, later: setTimeout(again, wait) });
  };
  const forget = (userId: string) => {
    clearTimeout(woken.get(userId)?.later ?? undefined);
    woken.delete(userId);
  };
  const wakeAll = () => {
    for (const userId of [...waiting.keys()]) wake(userId);
  };

  const listenOnce = async () => {
    const fresh = new pg.Client({ connectionString, application_name: "listcast-feed", keepAlive: true });
    const ended = new Promise<void>((resolve) => fresh.once("end", resolve));
    fresh.on("error", (error) => log.warn({ err: error }, "the connection that hears of tasks broke"));
    fresh.on("notification", (message) => wakeSoon(message.payload ?? ""));
    client = fresh;
    try {
      // the driver never settles connect() when end() comes in the middle of it
      await Promise.race([fresh.connect(), ended.then(() => Promise.reject(new Error("ended while connecting")))]);
      await fresh.query(`listen ${CHANNEL}`);
      wakeAll();
      await ended;
    } finally {
      await fresh.end().catch(() => {});
    }
  };
  const loop = async () => {
    for (let failures = 0; !stopped.signal.aborted; failures++) {
      const began = Date.now();
      await listenOnce().catch((error: unknown) => log.warn({ err: error }, "could not listen for changes of tasks"));
      if (Date.now() - began > 10_000) failures = 0;
      await sleep(Math.min(5_000, 100 * 2 ** failures), undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = loop();

  return {
    next(userId, signal) {
      return new Promise((resolve) => {
        const own = waiting.get(userId) ?? new Set();
        waiting.set(userId, own);
        const resume = () => {
          own.delete(resume);
          if (own.size === 0) waiting.delete(userId);
          signal.removeEventListener("abort", resume);
          resolve();
        };
        own.add(resume);
        signal.addEventListener("abort", resume);
        if (signal.aborted || stopped.signal.aborted) resume();
      });
    },
    isFull,
    enter(userId) {
      if (isFull(userId)) return null;
      streams.set(userId, (streams.get(userId) ?? 0) + 1);
      return () => {
        const left = (streams.get(userId) ?? 1) - 1;
        if (left > 0) return void streams.set(userId, left);
        streams.delete(userId);
        forget(userId);
      };
    },
    async stop() {
      stopped.abort();
      for (const userId of woken.keys()) forget(userId);
      wakeAll();
      await client?.end().catch(() => {});
      await running;
    },
  };
}
