/** How a property's figures read, the same in table, cards and preview. */
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { formatPrice } from "#web/lib/intl.ts";
import { useLanguage } from "#web/lib/use-language.ts";
import type { Tone } from "#web/ui/status.tsx";

export const statusTones: Record<Property["status"], Tone> = { published: "good", draft: "wait", archived: "plain" };

/** "698万元", "£1,200/month"; null when there is no price. */
export function usePriceText(): (price: Property["price"]) => string | null {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  return (price) =>
    price && formatPrice(language, price.amount, price.currency) + (price.period ? t(`per.${price.period}`) : "");
}

/** The wizard with this property's facts, at its last step. */
export const writeAgain = (propertyId: string): string => `/dashboard/publish?property=${propertyId}`;
