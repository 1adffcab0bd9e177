/** Counts tries of an account in this process: enough against guessing where what is guessed at is a whole password. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#contract/errors";

/** Answers a function that takes one of the account's tries and throws too_many_requests when none is left. */
export function tries(limit: { points: number; seconds: number }): (userId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  return async (userId) => {
    try {
      await limiter.consume(userId);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("too_many_requests", { data: { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) } });
    }
  };
}
