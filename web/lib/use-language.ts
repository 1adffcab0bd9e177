/** The interface language as one of ours, following the switch. */
import { useTranslation } from "react-i18next";
import { currentLanguage } from "#web/lib/i18n.ts";
import type { Language } from "#web/lib/language.ts";

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return currentLanguage(i18n);
}
