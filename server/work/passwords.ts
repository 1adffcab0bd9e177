/**
 * bcrypt in threads of its own. The pool of the process, where its asynchronous functions run, belongs to files: neither may
 * wait for the other, however many sign in or are made to try. People we know, others who answered a question and who did not,
 * and who signs up are served in turn; of each kind the networks first that had the fewest turns of late, and of a network the addresses in turn: a crowd of
 * guesses or of sign-ups costs those of its own kind who had their turns, and nobody else.
 */
import { Piscina } from "piscina";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { passwordLimits } from "#server/base/limits";
import { openTurns, type Turns } from "#server/base/turns";
import type { PasswordOrder } from "./password-thread.ts";

/** Known: signed in, or in a browser the account has signed in with. Answered: in another, with a question answered. */
export type PasswordKind = "known" | "answered" | "signIn" | "signUp";

/** Whose turn a hash takes. */
export interface PasswordTurn {
  kind: PasswordKind;
  /** The network the request came from (of IPv6 a household's), or what else asks for itself: an account, this house. */
  from: string;
  /** The account or mail address whose password it is. */
  about: string;
}

let pool: Piscina<PasswordOrder, unknown> | null = null;

function start(): Piscina<PasswordOrder, unknown> {
  const { threads, idleMs, nice } = passwordLimits;
  const fresh = new Piscina<PasswordOrder, unknown>({
    filename: new URL("./password-thread.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: idleMs,
    recordTiming: false,
    // guesses stand back behind requests; elsewhere the number would hold for the whole process
    ...(process.platform === "linux" ? { niceIncrement: nice } : {}),
  });
  // of a thread that had nothing to do: the next order starts another
  fresh.on("error", () => {});
  return fresh;
}

const { threads, waiting, waitingPerNetwork, remembersMs } = passwordLimits;
/** One at a time about an address of a network, so that in a network's line each address that is asked about has one place. */
const byAddress = openTurns({
  atOnce: Number.POSITIVE_INFINITY,
  perAccount: 1,
  waiting,
  waitingPerAccount: waitingPerNetwork,
});
const ofKind = () =>
  openTurns({ atOnce: threads, perAccount: 1, waiting, waitingPerAccount: waitingPerNetwork, remembers: remembersMs });
/** As many of a kind as there are threads stand at the door, so that who is next of it is decided when a place is free. */
const byNetwork: Record<PasswordKind, Turns> = {
  known: ofKind(),
  answered: ofKind(),
  signIn: ofKind(),
  signUp: ofKind(),
};
const byKind = openTurns({ atOnce: threads, perAccount: threads, waiting, waitingPerAccount: waiting });

/** Who signs in in a browser nobody knows, and is on the way to having a password checked. */
let underWay = 0;

/** Whether so many who sign in are before a newcomer that each must cost its sender more than a request: it is asked a question. */
export const isCrowded = (): boolean => Math.max(underWay, byNetwork.signIn.load().waiting) >= passwordLimits.crowd;

/**
 * Counts one more who is under way: between the look at the crowd and the queue lie questions to the database, which many would
 * pass together. The answer takes it back, once.
 */
export function enterCrowd(): () => void {
  underWay += 1;
  let inside = true;
  return () => {
    if (inside) underWay -= 1;
    inside = false;
  };
}

async function run(order: PasswordOrder, { kind, from, about }: PasswordTurn): Promise<unknown> {
  const work = async () => {
    pool ??= start();
    return pool.run(order);
  };
  try {
    return await byAddress.take(JSON.stringify([kind, from, about]), () =>
      byNetwork[kind].take(from, () => byKind.take(kind, work)),
    );
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
