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
