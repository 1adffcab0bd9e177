/** A platform's name in the reader's language, by its id. */
import { getPlatform } from "#engine/platforms/index";
import { useLanguage } from "#web/lib/use-language.ts";

export function usePlatformName(): (id: string) => string {
  const language = useLanguage();
  return (id) => getPlatform(id)?.name[language] ?? id;
}
