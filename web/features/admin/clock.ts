/**
 * Times as administrators read and type them: on the business's clock, on which reports count and files are written, whoever looks
 * and wherever. Days that somebody named stay as they were named. Pure.
 */
import { REPORT_OFFSET, REPORT_ZONE } from "#contract/admin/report-names";
import { namesDay } from "#engine/text/named-day";
import { formatAgo as formatAgoAnywhere, locale } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

const ofDays = (language: Language, dateStyle: "long" | "medium", ...days: readonly string[]) =>
  new Intl.DateTimeFormat(locale(language), { dateStyle, timeZone: days.every(namesDay) ? "UTC" : REPORT_ZONE });

/** "2026年3月2日", "2 March 2026". */
export const formatDate = (language: Language, iso: string): string =>
  ofDays(language, "long", iso).format(new Date(iso));

/** "2026年3月2日", "2 Mar 2026": where room is short. */
export const formatShortDate = (language: Language, iso: string): string =>
  ofDays(language, "medium", iso).format(new Date(iso));

/** "2026年3月2日至4月2日", "2 Mar – 2 Apr 2026". */
export const formatPeriod = (language: Language, from: string, to: string): string =>
  ofDays(language, "medium", from, to).formatRange(new Date(from), new Date(to));

/** "2026年3月2日 10:00", "2 Mar 2026, 10:00"; "medium" tells the seconds too, as journals do. */
export const formatMoment = (language: Language, iso: string, timeStyle: "short" | "medium" = "short"): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: "medium", timeStyle, timeZone: REPORT_ZONE }).format(
    new Date(iso),
  );

/** "3分钟前", "yesterday"; older than a week, the date. `now` in milliseconds. */
export const formatAgo = (language: Language, iso: string, now: number): string =>
  formatAgoAnywhere(language, iso, now, formatShortDate);

/** A moment's day: "2026-03-02". */
export const dayOf = (at: Date): string => new Intl.DateTimeFormat("en-CA", { timeZone: REPORT_ZONE }).format(at);

/** A moment of that day that is not in the future; null for no day, and for one to come. */
export function momentOf(day: string, now: Date): string | null {
  const noon = new Date(`${day}T12:00:00${REPORT_OFFSET}`);
  if (Number.isNaN(noon.getTime()) || day > dayOf(now)) return null;
  return (noon < now ? noon : now).toISOString();
}

/** The first and the last moment of a day. */
export const startOf = (day: string): string => new Date(`${day}T00:00:00${REPORT_OFFSET}`).toISOString();
export const endOf = (day: string): string => new Date(`${day}T23:59:59.999${REPORT_OFFSET}`).toISOString();

/** A moment as a field of day and time has it, "2026-03-02T09:30", and back; null for none. */
export const typedOf = (iso: string): string =>
  `${dayOf(new Date(iso))}T${new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: REPORT_ZONE }).format(new Date(iso))}`;
export function typedMoment(typed: string): string | null {
  const at = new Date(`${typed}${REPORT_OFFSET}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Whether the reader's own clock shows another time than the business's. */
export const isElsewhere = (now: Date): boolean =>
  startOf(dayOf(now)) !== new Date(new Date(now).setHours(0, 0, 0, 0)).toISOString();
