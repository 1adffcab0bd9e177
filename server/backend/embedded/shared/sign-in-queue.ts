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

/** Where somebody stands among those who wait. */
interface Place {
  /** Who is compared as one: a network, a browser. */
  group: string;
  /** The group's: the lower, the sooner. What its newest member says holds for all of them. */
  standing: number;
  /** Within the group: the lower, the sooner. */
  rank: number;
}

interface Waiter extends Place {
  until: number;
  settle(turn: boolean): void;
  fail(error: unknown): void;
}

type Room = Set<Waiter>;

export interface SignInQueue {
  /** True when its turn came, false when `until` (of performance.now()) came first, or too many wait. */
  wait(name: LimitName, who: readonly string[], place: Place, until: number): Promise<boolean>;
  /** Sends everybody away. */
  close(): void;
}

const byChance = <T>(things: readonly T[], chance: () => number): T | undefined =>
  things[Math.floor(chance() * things.length)];

/** Of the groups that stand first one, and in it one of those that rank first, by chance: no order of arrival can be taken by force. */
export function nextOf<W extends Place>(waiting: readonly W[], chance: () => number): W | undefined {
  const standings = new Map(waiting.map(({ group, standing }) => [group, standing]));
  const first = Math.min(...standings.values());
  const group = byChance(
    [...standings.keys()].filter((one) => standings.get(one) === first),
    chance,
  );
  const members = waiting.filter((one) => one.group === group);
  const least = Math.min(...members.map((one) => one.rank));
  return byChance(
    members.filter((one) => one.rank === least),
    chance,
  );
}

/** Who would come last. */
const lastOf = (room: Room): Waiter | undefined => {
  const turned = [...room].map((waiter) => ({ ...waiter, standing: -waiter.standing, rank: -waiter.rank, waiter }));
  return nextOf(turned, Math.random)?.waiter;
};

export function createSignInQueue(limits: Pick<Limits, "take">): SignInQueue {
  const rooms = new Map<string, Room>();
  let count = 0;
  let closed = false;

  function leave(room: Room, waiter: Waiter): void {
    if (room.delete(waiter)) count -= 1;
  }

  function dismiss(room: Room, waiter: Waiter): void {
    leave(room, waiter);
    waiter.settle(false);
  }

  /** Where all rooms together are full, the fullest gives way: nobody's crowd takes the place of those who wait elsewhere. */
  function makeRoom(room: Room): void {
    const full =
      room.size > most.room
        ? room
        : count > most.all
          ? [...rooms.values()].reduce((a, b) => (b.size > a.size ? b : a))
          : null;
    const last = full && lastOf(full);
    if (last) dismiss(full, last);
  }

  async function serve(key: string, room: Room, name: LimitName, who: readonly string[]): Promise<void> {
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
    wait: (name, who, place, until) =>
      new Promise((settle, fail) => {
        const key = JSON.stringify([name, ...who]);
        const known = rooms.get(key);
        const room = known ?? new Set<Waiter>();
        room.add({ ...place, until, settle, fail });
        rooms.set(key, room);
        count += 1;
        makeRoom(room);
        if (!known) void serve(key, room, name, who);
      }),
    close() {
      closed = true;
    },
  };
}
