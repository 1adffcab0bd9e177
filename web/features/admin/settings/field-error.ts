/** The sentence for a field that is wrong; a field is named by its path, "contact.email". */
import { useTranslation } from "react-i18next";
import { keptDays } from "#contract/settings";
import type { ReadyForm } from "./use-settings-form.ts";

const numbers: Record<string, { min: number; max: number }> = {
  support_hours: { min: 1, max: 24 },
  trial_days: { min: 0, max: 90 },
  "log_days.signIns": keptDays,
  "log_days.mails": keptDays,
  "log_days.errors": keptDays,
};

/** Answers null for a field that is right, or was not complained about yet. */
export function useFieldError(form: ReadyForm): (path: string) => string | null {
  const { t } = useTranslation("adminSettings");
  return (path) => {
    const field = Object.keys(form.problems).find((one) => one === path || one.startsWith(`${path}.`));
    if (!field) return null;
    if (form.problems[field] === "both_languages") return t("wrong.both_languages");
    const range = numbers[path];
    if (range) return t("wrong.number", range);
    if (path === "contact.email") return t("wrong.email");
    if (path === "contact.phone") return t("wrong.phone");
    if (path === "contact.wechat") return t("wrong.wechat");
    if (path === "filings") return t("wrong.filings");
    return t("wrong.long");
  };
}
