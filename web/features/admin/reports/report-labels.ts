/** A report's numbers, days and parts as people read them. */
import { useTranslation } from "react-i18next";
import { type Dimension, moneySeries, rates } from "#contract/admin/report-names";
import { partName } from "#engine/reports/part-name";
import { formatNumber, formatPlanPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import { formatCost } from "../models/money.ts";

const costs: ReadonlySet<string> = new Set(["modelCost", "costPerCall"]);

/** Null: nothing to divide by. `where`: as `formatCost` has it. */
export function figureText(
  language: Language,
  name: string,
  value: number | null,
  currency: string,
  where?: "column",
): string {
  if (value === null) return "—";
  // what a model's call costs is often less than the smallest coin
  if (costs.has(name)) return formatCost(language, value, currency, where);
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

/** How much more or less than before: "+12.5%". Null where a number of people cannot read anything from it. */
export function changeText(language: Language, name: string, value: number | null, before: number | null) {
  if (value === null || value < 0 || before === null || before <= 0 || rates.has(name)) return null;
  // what rounds to nothing is nothing
  if (Math.abs(value / before - 1) < 0.0005) return null;
  return (
    new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    })
      .format(value / before - 1)
      // as money has it
      .replace("-", "−")
  );
}

/** What a part is called, in the words of the interface. */
export function usePartText(): (dimension: Dimension, part: string) => string {
  const { t } = useTranslation("reports");
  const { t: tCauses } = useTranslation("adminTasks");
  const { t: tTasks } = useTranslation("tasks");
  const language = useLanguage();
  const texts = {
    parts: t("parts", { returnObjects: true }),
    styleProfessional: t("styleProfessional"),
    unnamed: t("unnamed"),
    causes: tCauses("causes", { returnObjects: true }),
    taskKinds: tTasks("kind", { returnObjects: true }),
  };
  return (dimension, part) => partName(language, texts, dimension, part);
}
