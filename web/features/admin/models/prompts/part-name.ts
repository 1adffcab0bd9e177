/** What a part of the wording is called. */
import { useTranslation } from "react-i18next";
import type { PromptPart } from "#contract/admin/prompts";
import { copyStyles } from "#contract/copy";

export function usePartName(): (part: PromptPart) => string {
  const { t } = useTranslation("adminModels");
  return (part) => {
    if (part === "instructions" || part === "task") return t(`prompts.partNames.${part}`);
    const style = copyStyles.find((one) => part === `styles.${one}`) ?? "professional";
    return t("prompts.partNames.style", { style: t(`trial.styles.${style}`) });
  };
}
