/**
 * What a calendar's clock reads, and the moment it means. Pure. Where a clock is put forward, a time it skips means as much later;
 * where it is put back, a time that comes twice means the first: as RFC 5545 and people's calendars have it.
 */
import { Temporal } from "temporal-polyfill";

/** A day "2026-03-29" and a time "02:30", as a clock on the wall has them. */
export interface Wall {
  readonly day: string;
  readonly at: string;
}

/** gap: the clock skips that time. fold: it comes twice. */
type ClockShift = "gap" | "fold";

export interface Moment {
  /** ISO 8601 in UTC. */
  readonly iso: string;
  /** Null on every usual day. */
  readonly shift: ClockShift | null;
  /** What the clock really reads then: another time in a gap. */
  readonly wall: Wall;
}

const zoned = (iso: string, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
const isoOf = (moment: Temporal.ZonedDateTime): string => new Date(moment.epochMilliseconds).toISOString();
const wallIn = (moment: Temporal.ZonedDateTime): Wall => ({
  day: moment.toPlainDate().toString(),
  at: moment.toPlainTime().toString({ smallestUnit: "minute" }),
});

/** Throws RangeError for what is no day, no time or no zone. */
export function momentAt({ day, at }: Wall, timeZone: string): Moment {
  const plain = Temporal.PlainDateTime.from(`${day}T${at}`);
  const [first, last] = (["earlier", "later"] as const).map((disambiguation) =>
    plain.toZonedDateTime(timeZone, { disambiguation }),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  if (first.epochMilliseconds === last.epochMilliseconds)
    return { iso: isoOf(first), shift: null, wall: wallIn(first) };
  const skipped = !first.toPlainDateTime().equals(plain);
  const meant = skipped ? last : first;
  return { iso: isoOf(meant), shift: skipped ? "gap" : "fold", wall: wallIn(meant) };
}

/** What the clock reads at a moment, to the minute. */
export const wallOf = (iso: string, timeZone: string): Wall => wallIn(zoned(iso, timeZone));

/** "2026-11-29", 7 -> "2026-12-06". */
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** 1 is Monday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** When the day begins there; some clocks skip midnight. */
export const startOfDay = (day: string, timeZone: string): string =>
  isoOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).startOfDay());

/** The days from the Monday of a day's week on. */
export function daysOfWeek(day: string): string[] {
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

/** Whole weeks, from Monday on, that hold the month of a day. */
export function weeksOfMonth(day: string): string[][] {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 }).toString();
  const weeks: string[][] = [];
  for (let week = daysOfWeek(first.toString()); ; week = daysOfWeek(addDays(week[0] ?? last, 7))) {
    if ((week[0] ?? last) > last) return weeks;
    weeks.push(week);
  }
}
