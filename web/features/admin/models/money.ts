/** What models cost: often less than the smallest coin, so with up to two digits more than that, and never as nothing where it was something. */
import { decimalsOf, majorOf } from "#contract/minor-units";
import type { Language } from "#web/lib/language.ts";

/** Of a minor unit: what the two digits more can still say. */
const SMALLEST = 0.01;

/** `column`: under others of its kind, where all have the same decimals, so that they can be compared down the column. */
export function formatCost(language: Language, minor: number, currency: string, where?: "column"): string {
  const money = new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: decimalsOf(currency) + (where === "column" ? 2 : 0),
    maximumFractionDigits: decimalsOf(currency) + 2,
  });
  const least = majorOf(SMALLEST, currency);
  return minor > 0 && minor < SMALLEST ? `<${money.format(least)}` : money.format(majorOf(minor, currency));
}

/** A day of the books, which has no hour: the same in every time zone. */
export const formatBookDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );

/** 0..1 -> "0.4%": of what an account pays, models often cost less than one in a hundred. */
export const formatShare = (language: Language, share: number): string =>
  new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", { style: "percent", maximumFractionDigits: 1 }).format(
    share,
  );
