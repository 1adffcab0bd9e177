/**
 * Whose turn it is, where there is less room than work. Accounts are served in turn, whatever each has waiting, and one alone
 * never fills the room: a stranger's pile of work costs the stranger time, and nobody else.
 */
import { AppError } from "#contract/errors";

export interface Room {
  /** Pieces of work at the same moment. */
  atOnce: number;
  /** Of these, one account's. Less than `atOnce`, so that there is always a place for somebody else. */
  perAccount: number;
  /** Pieces that may wait, of everybody and of one account. */
  waiting: number;
  waitingPerAccount: number;
  /**
   * Milliseconds for which it is remembered who was served: whoever was served least in them is next. For places where a crowd
   * goes on under many names, and somebody who has just come should not wait for a turn of each.
   */
  remembers?: number;
}

export interface Turns {
  /**
   * Runs `work` when it is this account's turn and answers what it answers. Throws too_many_requests at once when the account
   * has enough waiting, and unavailable when everybody together has.
   */
  take<T>(account: string, work: () => Promise<T>): Promise<T>;
  /** Pieces that work and that wait. */
  load(): { working: number; waiting: number };
}

/** How often each was served of late: in this window and the one before. */
function openMemory(milliseconds: number) {
  let [current, before] = [new Map<string, number>(), new Map<string, number>()];
  let begun = performance.now();
  const look = () => {
    const past = performance.now() - begun;
    if (past < milliseconds) return;
    before = past < 2 * milliseconds ? current : new Map();
    current = new Map();
    begun = performance.now();
  };
  return {
    note(account: string) {
      look();
      current.set(account, (current.get(account) ?? 0) + 1);
    },
    served(account: string): number {
      look();
      return (current.get(account) ?? 0) + (before.get(account) ?? 0);
    },
  };
}

/** A room with turns of its own. */
export function openTurns({ atOnce, perAccount, waiting, waitingPerAccount, remembers }: Room): Turns {
  const memory = remembers === undefined ? null : openMemory(remembers);
  /** Who waits, longest unserved first; an account that is served goes to the end. */
  const lines = new Map<string, (() => void)[]>();
  const working = new Map<string, number>();
  let busy = 0;
  let length = 0;

  const hasRoom = (account: string) => busy < atOnce && (working.get(account) ?? 0) < perAccount;
  const enter = (account: string) => {
    busy += 1;
    working.set(account, (working.get(account) ?? 0) + 1);
    memory?.note(account);
  };
  /** The longest unserved that has room; where it is remembered, of those the least served. */
  const nextOf = (): string | undefined => {
    let least = Number.POSITIVE_INFINITY;
    let leastServed: string | undefined;
    for (const account of lines.keys()) {
      const served = memory?.served(account) ?? 0;
      if (served >= least || !hasRoom(account)) continue;
      least = served;
      leastServed = account;
      if (!memory) break;
    }
    return leastServed;
  };
  const leave = (account: string) => {
    busy -= 1;
    const left = (working.get(account) ?? 0) - 1;
    if (left > 0) working.set(account, left);
    else working.delete(account);
    const next = nextOf();
    const line = next === undefined ? undefined : lines.get(next);
    const go = line?.shift();
    if (next === undefined || !line || !go) return;
    lines.delete(next);
    if (line.length > 0) lines.set(next, line);
    length -= 1;
    // the place is taken here, so that nobody who asks in between gets it too
    enter(next);
    go();
  };
  const wait = (account: string) => {
    const line = lines.get(account) ?? [];
    if (line.length >= waitingPerAccount) throw new AppError("too_many_requests");
    if (length >= waiting) throw new AppError("unavailable");
    length += 1;
    lines.set(account, line);
    return new Promise<void>((go) => line.push(go));
  };

  return {
    async take(account, work) {
      if (!lines.has(account) && hasRoom(account)) enter(account);
      else await wait(account);
      try {
        return await work();
      } finally {
        leave(account);
      }
    },
    load: () => ({ working: busy, waiting: length }),
  };
}
