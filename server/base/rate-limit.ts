/** How often somebody may do something, counted in this process alone. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#contract/errors";
import { KIB } from "./limits/bytes.ts";

export interface Limit {
  points: number;
  seconds: number;
}

/** too_many_requests, with the seconds to wait. */
export const tooManyRequests = (milliseconds: number) =>
  new AppError("too_many_requests", { data: { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) } });

/** Counts in this process alone, for what is counted too often for the database. `take` throws too_many_requests. */
export function rateLimitInMemory({ points, seconds }: Limit) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    async take(who: string, cost = 1): Promise<void> {
      try {
        await limiter.consume(who, cost);
      } catch (none) {
        throw none instanceof RateLimiterRes ? tooManyRequests(none.msBeforeNext) : none;
      }
    },
    giveBack: async (who: string): Promise<void> => void (await limiter.reward(who)),
  };
}

/**
 * Bytes that somebody may have the main thread read in a minute, in this process; what is no larger than `usual` is not counted.
 * `take` throws too_many_requests.
 */
export function byteLimitInMemory({ usual, perMinute }: { usual: number; perMinute: number }) {
  const kibibytes = rateLimitInMemory({ points: perMinute / KIB, seconds: 60 });
  return {
    async take(who: string, bytes: number): Promise<void> {
      if (bytes > usual) await kibibytes.take(who, Math.ceil(Math.min(bytes, perMinute) / KIB));
    },
  };
}

/**
 * For guesses where only wrong ones count, in this process: what guesses may be a transaction that fails with the guess.
 * `take` one before looking, so that whoever has none left learns nothing, and `giveBack` when it was right.
 */
export const guessLimit = (limit: Limit) => rateLimitInMemory(limit);
