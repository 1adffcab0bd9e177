/** How long a hidden home can still be brought back. Pure. */
import { HIDDEN_DAYS } from "#contract/property";

const DAY = 86_400_000;

/** Days begun until a home hidden at `deletedAt` is gone: 30 right after, 1 on the last day. `now` in milliseconds. */
export function daysLeft(deletedAt: string, now: number): number {
  const gone = new Date(deletedAt).getTime() + HIDDEN_DAYS * DAY;
  // a clock that is wrong promises neither more than there is nor nothing
  return Math.min(HIDDEN_DAYS, Math.max(1, Math.ceil((gone - now) / DAY)));
}
