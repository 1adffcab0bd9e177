/** Counts tries of an account in this process: enough against guessing where what is guessed at is a whole password. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#contract/errors";

const taking = (limiter: RateLimiterMemory) => async (userId: string) => {
  try {
    await limiter.consume(userId);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError("too_many_requests", { data: { retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000) } });
  }
};

/** Answers a function that takes one of the account's tries and throws too_many_requests when none is left. */
export const tries = (limit: { points: number; seconds: number }): ((userId: string) => Promise<void>) =>
  taking(new RateLimiterMemory({ points: limit.points, duration: limit.seconds }));

/**
 * For guesses where only wrong ones count: `take` one before looking, so that whoever has none left learns nothing, and
 * `giveBack` when it was right. `take` throws too_many_requests.
 */
export function guesses(limit: { points: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds });
  return { take: taking(limiter), giveBack: async (userId: string) => void (await limiter.reward(userId)) };
}
