/**
 * Waiting for a turn: what may happen only every few seconds is slowed down instead of refused. Of all that wait for the
 * same, whoever has tried least comes first, so that one crowd keeps nobody else waiting. The pace is kept in the
 * database and holds for all processes; who waits is known to each process on its own.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { LimitName, Limits } from "./limits.ts";

/** Milliseconds between two looks whether the turn has come. */
const pollMs = 200;
/** Of one room, and of all: more would only wait in vain. */
const most = { room: 200, all: 2000 } as const;

interface Waiter {
  rank: number;
  until: number;
  settle(turn: boolean): void;
  fail(error: unknown): void;
}

export interface SignInQueue {
  /** `rank`: the lower, the sooner. True when its turn came, false when `until` (of performance.now()) came first. */
  wait(name: LimitName, who: readonly string[], rank: number, until: number): Promise<boolean>;
  /** Sends everybody away. */
  close(): void;
}

/** One of those who have tried least, by chance: no order of arrival can be taken by force. */
export function nextOf<W extends { rank: number }>(waiting: readonly W[], chance: () => number): W | undefined {
  const least = Math.min(...waiting.map((one) => one.rank));
  const first = waiting.filter((one) => one.rank === least);
  return first[Math.floor(chance() * first.length)];
}

export function createSignInQueue(limits: Pick<Limits, "take">): SignInQueue {
  const rooms = new Map<string, Set<Waiter>>();
  let count = 0;
  let closed = false;

  function leave(room: Set<Waiter>, waiter: Waiter): void {
    if (room.delete(waiter)) count -= 1;
  }

  function dismiss(room: Set<Waiter>, waiter: Waiter): void {
    leave(room, waiter);
    waiter.settle(false);
  }

  async function serve(key: string, room: Set<Waiter>, name: LimitName, who: readonly string[]): Promise<void> {
    try {
      while (room.size > 0) {
        const turn = await limits.take(name, ...who);
        for (const waiter of room) if (closed || waiter.until <= performance.now()) dismiss(room, waiter);
        const next = turn ? nextOf([...room], Math.random) : undefined;
        if (next) {
          leave(room, next);
          next.settle(true);
        } else if (room.size > 0) await sleep(pollMs);
      }
    } catch (error) {
      for (const waiter of room) {
        leave(room, waiter);
        waiter.fail(error);
      }
    } finally {
      rooms.delete(key);
    }
  }

  return {
    wait: (name, who, rank, until) =>
      new Promise((settle, fail) => {
        const key = JSON.stringify([name, ...who]);
        const waiter = { rank, until, settle, fail };
        const known = rooms.get(key);
        const room = known ?? new Set<Waiter>();
        room.add(waiter);
        count += 1;
        if (room.size > most.room || count > most.all) {
          const last = [...room].reduce((a, b) => (b.rank >= a.rank ? b : a));
          dismiss(room, last);
        }
        if (known) return;
        rooms.set(key, room);
        void serve(key, room, name, who);
      }),
    close() {
      closed = true;
    },
  };
}
