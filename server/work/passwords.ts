/**
 * bcrypt in threads of its own. The pool of the process, where its asynchronous functions run, belongs to files: neither may
 * wait for the other, however many sign in or are made to try. Networks are served in turn, and so are the addresses that are
 * guessed at: a crowd of guesses costs its own network time, and nobody else more than one turn of each network that waits.
 */
import { Piscina } from "piscina";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { passwordLimits } from "#server/base/limits";
import { openTurns } from "#server/base/turns";
import type { PasswordOrder } from "./password-thread.ts";

/** Whose turn a hash takes. */
export interface PasswordTurn {
  /** The network the request came from (of IPv6 a household's), or what else asks for itself: an account, this house. */
  from: string;
  /** The account or mail address whose password it is. */
  about: string;
}

let pool: Piscina<PasswordOrder, unknown> | null = null;

function start(): Piscina<PasswordOrder, unknown> {
  const { threads, idleMs } = passwordLimits;
  const fresh = new Piscina<PasswordOrder, unknown>({
    filename: new URL("./password-thread.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: idleMs,
    recordTiming: false,
  });
  // of a thread that had nothing to do: the next order starts another
  fresh.on("error", () => {});
  return fresh;
}

const { threads, waiting, waitingPerNetwork } = passwordLimits;
/** One at a time about an address of a network, so that in a network's line each address that is asked about has one place. */
const byAddress = openTurns({
  atOnce: Number.POSITIVE_INFINITY,
  perAccount: 1,
  waiting,
  waitingPerAccount: waitingPerNetwork,
});
const byNetwork = openTurns({
  atOnce: threads,
  perAccount: 1,
  waiting,
  waitingPerAccount: waitingPerNetwork,
});

async function run(order: PasswordOrder, { from, about }: PasswordTurn): Promise<unknown> {
  const work = async () => {
    pool ??= start();
    return pool.run(order);
  };
  try {
    return await byAddress.take(JSON.stringify([from, about]), () => byNetwork.take(from, work));
  } catch (error) {
    // one that waits longer than a person would is no use to anybody
    if (error instanceof AppError) throw new AppError("unavailable", { message: "too many passwords wait" });
    throw error;
  }
}

/** A bcrypt hash with 2 ^ `cost` rounds. Throws unavailable when too many of its network wait. */
export const hashInThread = async (password: string, cost: number, turn: PasswordTurn): Promise<string> =>
  z.string().parse(await run({ what: "hash", password, cost }, turn));

/** Whether the password is the one of the hash. Throws unavailable when too many of its network wait. */
export const verifyInThread = async (password: string, stored: string, turn: PasswordTurn): Promise<boolean> =>
  z.boolean().parse(await run({ what: "verify", password, stored }, turn));
