/** What models cost: often less than the smallest coin, so up to four digits of it. Minor units are hundredths. */
import type { Language } from "#web/lib/language.ts";

export const formatCost = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(minor / 100);

/** A day of the books, which has no hour: the same in every time zone. */
export const formatBookDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );
