/** What models cost: often less than the smallest coin, so with two digits more than that.  */
import { decimalsOf, majorOf } from "#contract/minor-units";
import type { Language } from "#web/lib/language.ts";

export const formatCost = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency) + 2,
  }).format(majorOf(minor, currency));

/** A day of the books, which has no hour: the same in every time zone. */
export const formatBookDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );
