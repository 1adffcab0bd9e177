/** Dates and money as the interface language writes them. */
import type { Language } from "#web/lib/language.ts";
import { languageTag } from "#web/lib/language.ts";

/** "2026年3月2日", "2 March 2026". */
export const formatDate = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : languageTag(language), { dateStyle: "long" }).format(
    new Date(iso),
  );

/** Date and time to the minute. */
export const formatDateTime = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : languageTag(language), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));

const steps = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "3 小时前", "3 hours ago"; older than a week the date itself. `now` in milliseconds. */
export function formatAgo(iso: string, language: Language, now: number): string {
  const seconds = Math.max(0, (now - new Date(iso).getTime()) / 1000);
  if (seconds > 7 * 86_400) return formatDate(iso, language);
  const relative = new Intl.RelativeTimeFormat(languageTag(language), { numeric: "auto" });
  const step = steps.find((candidate) => seconds >= candidate.seconds);
  return step ? relative.format(-Math.floor(seconds / step.seconds), step.unit) : relative.format(0, "second");
}

/** Whole units without decimals: ¥299, $1,200. `minor` in cents or fen. */
export function formatMoney(minor: number, currency: string, language: Language): string {
  const whole = minor % 100 === 0;
  return new Intl.NumberFormat(languageTag(language), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(minor / 100);
}
