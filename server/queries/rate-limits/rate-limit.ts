/** Counts what an account tries: in the database, where several processes share the count, or in this one alone. */
import { sql } from "kysely";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#contract/errors";
import type { Clock } from "#server/backend/shared/types";
import type { Db } from "#server/db/tables";

interface Limit {
  points: number;
  seconds: number;
}

const refused = (milliseconds: number) =>
  new AppError("too_many_requests", { data: { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) } });

/**
 * Answers a function that takes one of the account's tries at `what` and throws too_many_requests when none is left. Taken in
 * a transaction that comes to nothing, it counts as not taken.
 */
export const tries =
  (what: string, { points, seconds }: Limit) =>
  async ({ db, now }: { db: Db; now: Clock }, userId: string): Promise<void> => {
    const time = now();
    const begins = new Date(time.getTime() - seconds * 1000);
    const { rows } = await sql<{ taken: number; since: Date }>`
      insert into public.tries as t (user_id, what, since, taken) values (${userId}, ${what}, ${time}, 1)
      on conflict (user_id, what) do update set
        taken = case when t.since <= ${begins} then 1 else t.taken + 1 end,
        since = case when t.since <= ${begins} then ${time} else t.since end
      returning taken, since`.execute(db);
    const [row] = rows;
    if (row && row.taken > points) throw refused(row.since.getTime() + seconds * 1000 - time.getTime());
  };

/** Counts in this process alone, for what is counted too often for the database. `take` throws too_many_requests. */
export function countedHere({ points, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(who: string): Promise<void> {
      try {
        await limiter.consume(who);
      } catch (none) {
        throw none instanceof RateLimiterRes ? refused(none.msBeforeNext) : none;
      }
    },
    giveBack: async (who: string): Promise<void> => void (await limiter.reward(who)),
  };
}

/**
 * For guesses where only wrong ones count, in this process: what guesses may be a transaction that fails with the guess.
 * `take` one before looking, so that whoever has none left learns nothing, and `giveBack` when it was right.
 */
export const guesses = (limit: Limit) => countedHere(limit);
