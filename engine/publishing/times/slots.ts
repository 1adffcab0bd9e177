/** The weekly times of an account: which is the next that nothing stands in. Pure. */
import { addDays, momentAt, wallOf, weekdayOf } from "./wall-clock.ts";

export interface WeeklyTime {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly at: string;
}

/** So far ahead a queue may reach. */
const DAYS_AHEAD = 400;
/** Something planned so near to a weekly time stands in it. */
const NEAR_MS = 60_000;

const isTaken = (iso: string, taken: readonly number[]): boolean => {
  const at = new Date(iso).getTime();
  return taken.some((one) => Math.abs(one - at) < NEAR_MS);
};

/**
 * The next free weekly time after `after` (ISO 8601) on a clock; null: there are none, or none is free for more than a year.
 * `taken`: when posts of the account are planned, in milliseconds.
 */
export function nextSlot(
  times: readonly WeeklyTime[],
  { timeZone, after, taken }: { timeZone: string; after: string; taken: readonly number[] },
): string | null {
  if (times.length === 0) return null;
  const from = new Date(after).getTime();
  let { day } = wallOf(after, timeZone);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1, day = addDays(day, 1)) {
    const weekday = weekdayOf(day);
    const free = times
      .filter((one) => one.weekday === weekday)
      .map(({ at }) => momentAt({ day, at }, timeZone).iso)
      .toSorted()
      .find((iso) => new Date(iso).getTime() > from && !isTaken(iso, taken));
    if (free) return free;
  }
  return null;
}

/** A free weekly time on one day; null: none. */
export function slotOnDay(
  times: readonly WeeklyTime[],
  day: string,
  { timeZone, after, taken }: { timeZone: string; after: string; taken: readonly number[] },
): string | null {
  const weekday = weekdayOf(day);
  const ofDay = times.filter((one) => one.weekday === weekday).map(({ at }) => momentAt({ day, at }, timeZone).iso);
  const from = new Date(after).getTime();
  return ofDay.toSorted().find((iso) => new Date(iso).getTime() > from && !isTaken(iso, taken)) ?? null;
}
