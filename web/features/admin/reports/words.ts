/** A report's numbers, days and parts as people read them. */
import type { TFunction } from "i18next";
import { type Dimension, moneySeries, rates } from "#contract/admin/report-names";
import { formatNumber, formatPlanPrice, ownLanguageName } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

/** Null: nothing to divide by. */
export function figureText(language: Language, name: string, value: number | null, currency: string): string {
  if (value === null) return "—";
  if (moneySeries.has(name)) return formatPlanPrice(language, Math.round(value), currency);
  if (rates.has(name))
    return new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
      style: "percent",
      maximumFractionDigits: 1,
    }).format(value);
  return formatNumber(language, value, 1);
}

export const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    day: "numeric",
    month: language === "zh" ? "long" : "short",
    timeZone: "UTC",
  }).format(new Date(day));

const named = [
  "basic",
  "professional",
  "enterprise",
  "pack",
  "alipay",
  "wechat",
  "stripe",
  "bank",
  "sandbox",
  "friendly",
  "luxury",
  "trendy",
  "post",
  "email",
  "sms",
  "import",
  "write",
  "export",
  "(text)",
  "(html)",
  "(url)",
] as const;

/** Platforms, sites and causes go by their own names. */
export function partText(t: TFunction<"reports">, dimension: Dimension, part: string): string {
  if (dimension === "language") return ownLanguageName(part);
  if (dimension === "style" && part === "professional") return t("styleProfessional");
  const name = dimension === "platform" || dimension === "cause" ? undefined : named.find((one) => one === part);
  return name ? t(`parts.${name}`) : part;
}
