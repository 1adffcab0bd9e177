/** Days of providers' statements, each in the time zone its provider counts in, and which of them can be fetched now. */
import { Temporal } from "temporal-polyfill";
import type { PaymentProviderName } from "#contract/payment";

/** Whose day a statement is about. */
export const statementZones: Record<PaymentProviderName, string> = {
  alipay: "Asia/Shanghai",
  wechat: "Asia/Shanghai",
  stripe: "UTC",
  bank: "Asia/Shanghai",
  sandbox: "Asia/Shanghai",
};

/** So many hours after its end a day's statement is written: WeChat and Alipay write theirs the next morning. */
export const READY_HOURS = 11;
/** So many finished days are fetched when they are missing. */
const CATCH_UP_DAYS = 7;

/** "2026-03-02": the day of a moment. */
export const dayIn = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

export const plusDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** From the first to the last day, both with it; empty when the last comes before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

/** The last day whose statement is written by now. */
export const lastReadyDay = (now: Date, zone: string): string =>
  plusDays(dayIn(new Date(now.getTime() - READY_HOURS * 3_600_000), zone), -1);

/** The last day that is over. */
export const lastDayOver = (now: Date, zone: string): string => plusDays(dayIn(now, zone), -1);

/** Finished days whose statement is written and not yet here, oldest first. */
export function dueDays(now: Date, zone: string, imported: ReadonlySet<string>): string[] {
  const last = lastReadyDay(now, zone);
  return daysBetween(plusDays(last, 1 - CATCH_UP_DAYS), last).filter((day) => !imported.has(day));
}
