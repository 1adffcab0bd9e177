/** Numbers, money, dates and durations in the interface language. Pure: pass the language and, for "ago", the time. */
import { decimalsOf, majorOf } from "#contract/minor-units";
import { namesDay } from "#engine/text/named-day";
import type { Language } from "#web/lib/language.ts";

/** The locale numbers and dates are told in. */
export const locale = (language: Language): string => (language === "zh" ? "zh-CN" : "en-GB");

/** "12,345". */
export const formatNumber = (language: Language, value: number, digits = 2): string =>
  new Intl.NumberFormat(locale(language), { maximumFractionDigits: digits }).format(value);

/** 0..100 -> "40%". */
export const formatPercent = (language: Language, percent: number): string =>
  new Intl.NumberFormat(locale(language), { style: "percent", maximumFractionDigits: 0 }).format(percent / 100);

/** Major units; cents only where there are any. The symbol says which dollar or yen it is. */
export function formatMoney(language: Language, amount: number, currency: string): string {
  const whole = Number.isInteger(amount);
  return new Intl.NumberFormat(locale(language), {
    style: "currency",
    currency,
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount);
}

/** What we charge, in our own currency: its plain sign, in every language. `minor` below zero is what is taken off. */
export const formatPlanPrice = (
  language: Language,
  minor: number,
  currency: string,
  digits = Number.isInteger(majorOf(minor, currency)) ? 0 : decimalsOf(currency),
): string =>
  new Intl.NumberFormat(locale(language), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: decimalsOf(currency),
  })
    .format(majorOf(minor, currency))
    // a minus as wide as the figures, as in the ledger and on receipts
    .replace("-", "−");

interface Priced {
  currency: string;
  priceMinor: number;
  creditMinor: number;
  discountMinor: number;
  amountMinor: number;
  refundedMinor?: number;
}

/** Writes the sums of one order as `formatPlanPrice`; when any of them, or of `more`, has cents, all show theirs. */
export function orderPrices(language: Language, order: Priced, more: readonly number[] = []) {
  const { priceMinor, creditMinor, discountMinor, amountMinor, refundedMinor = 0 } = order;
  const sums = [priceMinor, creditMinor, discountMinor, amountMinor, refundedMinor, ...more];
  const digits = sums.every((minor) => Number.isInteger(majorOf(minor, order.currency)))
    ? 0
    : decimalsOf(order.currency);
  return (minor: number): string => formatPlanPrice(language, minor, order.currency, digits);
}

/** A home's price: "698万元" where Chinese readers expect it and nothing is rounded away, else as `formatMoney`. */
export function formatPrice(language: Language, amount: number, currency: string): string {
  const inTenThousands = language === "zh" && currency === "CNY" && amount >= 10_000 && amount % 100 === 0;
  return inTenThousands ? `${formatNumber(language, amount / 10_000)}万元` : formatMoney(language, amount, currency);
}

/** "698万" or "6.98M": how people say large amounts. */
export const formatCompact = (language: Language, amount: number): string =>
  new Intl.NumberFormat(locale(language), { notation: "compact", maximumFractionDigits: 2 }).format(amount);

/** "89.3 m²". */
export const formatArea = (language: Language, sqm: number): string =>
  `${formatNumber(language, sqm)}${language === "zh" ? "㎡" : " m²"}`;

/** Of days: where the reader is, but for those that are named. */
const ofDays = (language: Language, dateStyle: "long" | "medium" | "short", ...days: readonly string[]) =>
  new Intl.DateTimeFormat(locale(language), days.every(namesDay) ? { dateStyle, timeZone: "UTC" } : { dateStyle });

/** "2026年3月2日", "2 March 2026". */
export const formatDate = (language: Language, iso: string): string =>
  ofDays(language, "long", iso).format(new Date(iso));

/** "2026年3月2日", "2 Mar 2026": where room is short. */
export const formatShortDate = (language: Language, iso: string): string =>
  ofDays(language, "medium", iso).format(new Date(iso));

/** "2026/3/2", "02/03/2026": in a column of a table. */
export const formatDay = (language: Language, iso: string): string =>
  ofDays(language, "short", iso).format(new Date(iso));

/** "2026/3/2 – 2026/4/2", "2 Mar – 2 Apr 2026". */
export const formatPeriod = (language: Language, from: string, to: string): string =>
  ofDays(language, "medium", from, to).formatRange(new Date(from), new Date(to));

/** "2026年3月2日 10:00", "2 Mar 2026, 10:00"; "medium" tells the seconds too, as journals do. */
export const formatMoment = (language: Language, iso: string, timeStyle: "short" | "medium" = "short"): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: "medium", timeStyle }).format(new Date(iso));

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const justNow = { zh: "刚刚", en: "just now" } as const;

/** "刚刚", "3分钟前", "yesterday"; older than a week, the date. `now` in milliseconds. */
export function formatAgo(language: Language, iso: string, now: number, older = formatShortDate): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  if (seconds < -7 * 86_400) return older(language, iso);
  const relative = new Intl.RelativeTimeFormat(locale(language), { numeric: "auto" });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return relative.format(Math.round(seconds / size), unit);
  }
  return justNow[language];
}

/** Seconds as people say them: "40秒", "2 minutes". Over 90 seconds in minutes. */
export function formatDuration(language: Language, seconds: number): string {
  const unit = seconds > 90 ? "minute" : "second";
  const value = Math.max(1, Math.round(unit === "minute" ? seconds / 60 : seconds));
  return new Intl.NumberFormat(locale(language), {
    style: "unit",
    unit,
    unitDisplay: language === "zh" ? "short" : "long",
  }).format(value);
}

/** The country's name in the reader's language; its code where there is none. */
export const countryName = (language: Language, code: string): string =>
  new Intl.DisplayNames(locale(language), { type: "region" }).of(code) ?? code;

/** The currency's name in the reader's language. */
export const currencyName = (language: Language, code: string): string =>
  new Intl.DisplayNames(locale(language), { type: "currency" }).of(code) ?? code;

/** A language's name in itself, as a label: "日本語", "Français". */
export function ownLanguageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
