/**
 * Works at rows of a table, a few beside each other, where each may take as long as some stranger's server likes. One account has so
 * many lanes and no more: what it has waiting keeps nobody else waiting.
 */
import { setTimeout as sleep } from "node:timers/promises";

/** Accounts that have as many under way as one may. `underWay`: whose each is. */
export const withoutLane = (underWay: Iterable<string>, perAccount: number): string[] =>
  [...Map.groupBy(underWay, (account) => account)]
    .filter(([, own]) => own.length >= perAccount)
    .map(([account]) => account);

interface LaneWork<Row> {
  readonly lanes: number;
  /** Of these, one account's. */
  readonly perAccount: number;
  /** While some are worked at, there may be new ones for the lanes that are free. */
  readonly lookEveryMs: number;
  /** The next row of an account that is none of `busy`, claimed; null when there is none. */
  take(busy: readonly string[]): Promise<Row | null>;
  /** Never rejects. */
  work(row: Row): Promise<void>;
}

/** Until nothing is left to take, or `signal` is aborted; what is under way then is waited for. Answers how many rows it worked at. */
export async function workInLanes<Row extends { user_id: string }>(
  { lanes, perAccount, lookEveryMs, take, work }: LaneWork<Row>,
  signal: AbortSignal,
): Promise<number> {
  const running = new Map<Promise<void>, string>();
  let count = 0;
  const fill = async () => {
    while (running.size < lanes && !signal.aborted) {
      const row = await take(withoutLane(running.values(), perAccount));
      if (row === null) return;
      count += 1;
      const working = work(row).finally(() => running.delete(working));
      running.set(working, row.user_id);
    }
  };
  try {
    for (await fill(); running.size > 0 && !signal.aborted; await fill()) {
      const pause = sleep(lookEveryMs, undefined, { signal }).catch(() => {});
      await Promise.race([pause, ...running.keys()]);
    }
  } finally {
    await Promise.allSettled(running.keys());
  }
  return count;
}
