/**
 * bcrypt in threads of its own. The pool of the process, where its asynchronous functions run, belongs to files: neither may
 * wait for the other, however many sign in or are made to try.
 */
import { Piscina } from "piscina";
import { z } from "zod";
import { AppError } from "#contract/errors";
import { passwordLimits } from "#server/base/limits";
import type { PasswordOrder } from "./password-thread.ts";

let pool: Piscina<PasswordOrder, unknown> | null = null;

function start(): Piscina<PasswordOrder, unknown> {
  const { threads, waiting, idleMs } = passwordLimits;
  const fresh = new Piscina<PasswordOrder, unknown>({
    filename: new URL("./password-thread.ts", import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    maxQueue: waiting,
    idleTimeout: idleMs,
    recordTiming: false,
  });
  // of a thread that had nothing to do: the next order starts another
  fresh.on("error", () => {});
  return fresh;
}

async function run(order: PasswordOrder): Promise<unknown> {
  pool ??= start();
  // one that waits longer than a person would is no use to anybody
  if (pool.queueSize >= passwordLimits.waiting)
    throw new AppError("unavailable", { message: "too many passwords wait" });
  return pool.run(order);
}

/** A bcrypt hash with 2 ^ `cost` rounds. Throws unavailable when too many wait. */
export const hashInThread = async (password: string, cost: number): Promise<string> =>
  z.string().parse(await run({ what: "hash", password, cost }));

/** Whether the password is the one of the hash. Throws unavailable when too many wait. */
export const verifyInThread = async (password: string, stored: string): Promise<boolean> =>
  z.boolean().parse(await run({ what: "verify", password, stored }));
