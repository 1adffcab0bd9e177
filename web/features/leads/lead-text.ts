/** How leads are told in words: where they came from, how far they are, how they are reached. */
import { useTranslation } from "react-i18next";
import type { Lead } from "#contract/leads/lead";
import type { LeadStage } from "#contract/leads/lead-names";
import { getPlatform } from "#engine/platforms/index";
import { useLanguage } from "#web/lib/use-language.ts";
import type { Tone } from "#web/ui/status.tsx";

export const stageTones: Record<LeadStage, Tone> = {
  new: "wait",
  contacted: "busy",
  viewing: "busy",
  offer: "busy",
  closed: "good",
  lost: "plain",
};

/** A platform's own name; for the page itself and the agent's hand what they are. */
export function useSourceName(): (source: string) => string {
  const { t } = useTranslation("leads");
  const language = useLanguage();
  return (source) =>
    source === "direct" || source === "hand"
      ? t(`sources.${source}`)
      : (getPlatform(source)?.name[language] ?? source);
}

/** Every way, the quickest first. */
export const waysOf = ({ phone, email, handle }: Pick<Lead, "phone" | "email" | "handle">): string[] =>
  [phone, email, handle].filter((way) => way !== null);
