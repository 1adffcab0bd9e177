/** Dates of tables and reports, which no first screen has. */
import { locale } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

/** A column of moments: the day only where it is another than the line before, the time always. */
export function formatTimes(language: Language, moments: readonly string[]): string[] {
  const time = new Intl.DateTimeFormat(locale(language), { timeStyle: "medium" });
  const day = new Intl.DateTimeFormat(locale(language), { dateStyle: "medium" });
  const days = moments.map((iso) => day.format(new Date(iso)));
  return moments.map((iso, at) => {
    const clock = time.format(new Date(iso));
    return days[at] === days[at - 1] ? clock : `${days[at]} ${clock}`;
  });
}

/** Of days as they are named, wherever the reader is: "2026-03-01" to "2026-03-07"; one day is said once. */
export const formatDays = (language: Language, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale(language), {
    dateStyle: language === "zh" ? "long" : "medium",
    timeZone: "UTC",
  }).formatRange(new Date(from), new Date(to));
