/** When a platform says it may be asked again: Retry-After (RFC 9110), and the reset headers that platforms use beside it. */

/** A number above this is a moment (seconds since 1970), below it a span. */
const MOMENT = 1_000_000_000;
const names = ["retry-after", "x-ratelimit-reset-after", "x-rate-limit-reset", "x-ratelimit-reset", "ratelimit-reset"];

/** One header's value as milliseconds from now; null where it says nothing. */
function waitOf(value: string | null, now: Date): number | null {
  if (value === null || value === "") return null;
  const number = Number(value);
  const moment = Number.isNaN(number) ? Date.parse(value) : number > MOMENT ? number * 1000 : null;
  if (moment === null) return Math.max(0, Math.ceil(number * 1000));
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime());
}

/** Milliseconds to wait, as the first header that speaks of it says; null: none does. */
export function retryAfterMs(headers: Headers, now: Date): number | null {
  for (const name of names) {
    const wait = waitOf(headers.get(name), now);
    if (wait !== null) return wait;
  }
  return null;
}
