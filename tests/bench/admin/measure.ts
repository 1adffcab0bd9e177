/** One answer measured in both databases, in turns, so that whatever else the machine does falls on both. */
import type { Client } from "#tests/support/domain";
import { median } from "../median.ts";

/** A page as every list of the administration answers it. */
export interface Page {
  items: readonly unknown[];
  next?: string | null;
  nextCursor?: string | null;
}
export interface Sides {
  small: Client;
  large: Client;
}
export interface Measured {
  what: string;
  /** Milliseconds, medians. */
  small: number;
  large: number;
  ratio: number;
}

/** Below it a difference is what the machine does beside, not what the database does. */
export const NOISE_MS = 2;
/** Above it a ratio is measured again: another process may have had the machine. */
export const ALLOWED = 1.5;
const WARM = 3;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

type Ask = (client: Client) => Promise<unknown>;

async function once(sides: Sides, small: Ask, large: Ask, rounds: number) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -WARM; round < rounds; round++) {
    const one = await timed(() => small(sides.small));
    const many = await timed(() => large(sides.large));
    if (round < 0) continue;
    times.small.push(one);
    times.large.push(many);
  }
  const [low, high] = [median(times.small), median(times.large)];
  return { small: low, large: high, ratio: Math.max(high, NOISE_MS) / Math.max(low, NOISE_MS) };
}

/** The lowest ratio of up to three tries, each twice as long as the one before. */
export async function compare(
  sides: Sides,
  what: string,
  ask: { small: Ask; large: Ask },
  rounds: number,
): Promise<Measured> {
  let best = await once(sides, ask.small, ask.large, rounds);
  for (const more of [2, 4]) {
    if (best.ratio <= ALLOWED || best.ratio > 4 * ALLOWED) break;
    const again = await once(sides, ask.small, ask.large, rounds * more);
    if (again.ratio < best.ratio) best = again;
  }
  return { what, ...best };
}

/** Where a list goes on after so many rows, leafed through as the screen does, a hundred at a time; at its end otherwise. */
export async function after(
  page: (cursor: string | undefined, limit: number) => Promise<Page>,
  rows: number,
): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let seen = 0; seen < rows; seen += 100) {
    const found = await page(cursor, 100);
    const next = found.next ?? found.nextCursor ?? null;
    if (next === null) break;
    cursor = next;
  }
  return cursor;
}
