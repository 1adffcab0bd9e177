/** Where visitors and leads come from, in words. */
import { useTranslation } from "react-i18next";
import { getPlatform } from "#engine/platforms/index";
import { useLanguage } from "#web/lib/use-language.ts";

/** A platform's own name; for the page itself and the agent's hand what they are. */
export function useSourceName(): (source: string) => string {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  return (source) =>
    source === "direct" || source === "hand" ? t(`sources.${source}`) : (getPlatform(source)?.name[language] ?? source);
}
