/** Days and times of a calendar in words, on a clock of its own. */
import type { Language } from "#web/lib/language.ts";

const locale = (language: Language): string => (language === "zh" ? "zh-CN" : "en-GB");
const format = (language: Language, options: Intl.DateTimeFormatOptions, at: Date): string =>
  new Intl.DateTimeFormat(locale(language), options).format(at);
/** A day without a clock. */
const dayDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "11月24日周二 20:30", "Tue, 24 Nov, 20:30". */
export const dayAndTime = (language: Language, iso: string, timeZone: string): string =>
  format(
    language,
    { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", timeZone },
    new Date(iso),
  );

/** "2026年11月24日 20:30", "24 Nov 2026, 20:30". */
export const momentIn = (language: Language, iso: string, timeZone: string): string =>
  format(language, { dateStyle: "medium", timeStyle: "short", timeZone }, new Date(iso));

/** "20:30". */
export const timeOfDay = (language: Language, iso: string, timeZone: string): string =>
  format(language, { hour: "2-digit", minute: "2-digit", timeZone }, new Date(iso));

/** "2026年11月", "November 2026". */
export const monthName = (language: Language, day: string): string =>
  format(language, { month: "long", year: "numeric", timeZone: "UTC" }, dayDate(day));

/** "2026年11月23日 – 29日", "23 – 29 Nov 2026": from day to day. Intl writes a Chinese range with slashes. */
export function daysName(language: Language, from: string, until: string): string {
  if (language === "en")
    return new Intl.DateTimeFormat(locale(language), { dateStyle: "medium", timeZone: "UTC" }).formatRange(
      dayDate(from),
      dayDate(until),
    );
  const sameMonth = from.slice(0, 7) === until.slice(0, 7);
  const sameYear = from.slice(0, 4) === until.slice(0, 4);
  const whole = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;
  const last = { ...whole, year: sameYear ? undefined : "numeric", month: sameMonth ? undefined : "long" } as const;
  return `${format(language, whole, dayDate(from))} – ${format(language, last, dayDate(until))}`;
}

/** "11月24日星期二", "Tuesday 24 November". */
export const dayName = (language: Language, day: string): string =>
  format(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }, dayDate(day));

/** "周二", "Tue"; 1 is Monday. */
export const weekdayName = (language: Language, weekday: number, length: "short" | "long" = "short"): string =>
  // the first Monday of 2024 was its first day
  format(language, { weekday: length, timeZone: "UTC" }, new Date(Date.UTC(2024, 0, weekday)));
