/** The wordings there are to compare and to try: the draft, if there is one, and every version. */
import { useTranslation } from "react-i18next";
import type { PromptVersion } from "#contract/admin/models";
import type { PromptTexts } from "#contract/admin/prompts";
import type { PromptDraft } from "./draft.ts";

export interface Wording {
  /** "draft", or the version's number. */
  value: string;
  label: string;
  texts: PromptTexts;
}

/** The draft first, then the newest version. */
export function useWordings(versions: readonly PromptVersion[], draft: PromptDraft | null): Wording[] {
  const { t } = useTranslation("adminModels");
  const saved = versions.map(({ version, texts, inForce }) => ({
    value: String(version),
    label: inForce ? t("prompts.inForceNamed", { version }) : t("prompts.version", { version }),
    texts,
  }));
  return draft ? [{ value: "draft", label: t("prompts.draft"), texts: draft.texts }, ...saved] : saved;
}
