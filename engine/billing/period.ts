/**
 * How long a package runs: a month from its own day, on the wall clock of the buyer. Days that a month does not have fall on
 * its last one (31 January, 28 February, 31 March), because each end is counted from the first day and not from the last end.
 */
import { Temporal } from "temporal-polyfill";

const dateOf = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);
const momentOf = (date: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);

/** The k-th end of the chain, and the number of whole months from its anchor to `at` or one less. */
const endOf = (anchor: Temporal.ZonedDateTime, months: number): Date => dateOf(anchor.add({ months }));
const monthsBefore = (anchor: Temporal.ZonedDateTime, at: Date): number =>
  Math.max(0, anchor.until(momentOf(at, anchor.timeZoneId), { largestUnit: "months" }).months - 1);

/**
 * When the period that starts at `startsAt` ends: the first anchor + k months after it. `timeZone` is an IANA name. Of an
 * hour that comes twice the first counts; for one that a clock skips, the one after it.
 */
export function periodEnd(anchorAt: Date, timeZone: string, startsAt: Date): Date {
  const anchor = momentOf(anchorAt, timeZone);
  let months = monthsBefore(anchor, startsAt);
  let end: Date;
  do end = endOf(anchor, ++months);
  while (end <= startsAt);
  return end;
}

/** A period of a chain: where its months are counted from, and its two ends. */
export interface Period {
  anchorAt: Date;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
}

/** The first month of a new chain. */
export const firstPeriod = (startsAt: Date, timeZone: string): Period => ({
  anchorAt: startsAt,
  timeZone,
  startsAt,
  endsAt: periodEnd(startsAt, timeZone, startsAt),
});

/**
 * The month after a period. It goes on with the chain of the one before when that ended where a month of its chain ends; one
 * that ended elsewhere (a gift of ten days) is followed by a whole month of a new chain.
 */
export function nextPeriod(last: Period, timeZone: string): Period {
  const anchor = momentOf(last.anchorAt, last.timeZone);
  const startsAt = last.endsAt;
  let months = monthsBefore(anchor, startsAt);
  while (endOf(anchor, months) < startsAt) months += 1;
  if (months === 0 || endOf(anchor, months).getTime() !== startsAt.getTime()) return firstPeriod(startsAt, timeZone);
  const { anchorAt } = last;
  return { anchorAt, timeZone: last.timeZone, startsAt, endsAt: periodEnd(anchorAt, last.timeZone, startsAt) };
}
