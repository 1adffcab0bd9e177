/** How a property's figures read, the same in table, cards and preview. */
import { useTranslation } from "react-i18next";
import type { Property } from "#contract/property";
import { useLanguage } from "#web/lib/use-language.ts";
import { priceText } from "#web/ui/listing/price-text.ts";
import type { Tone } from "#web/ui/status.tsx";

export const statusTones: Record<Property["status"], Tone> = { published: "good", draft: "wait", archived: "plain" };

/** As `priceText` says it; null when there is no price. */
export function usePriceText(): (property: Pick<Property, "price" | "priceAsks">) => string | null {
  const { t } = useTranslation("facts");
  const language = useLanguage();
  return ({ price, priceAsks }) => priceText(t, language, price, priceAsks);
}

/** The wizard with this property's facts, at its last step. */
export const writeAgain = (propertyId: string): string => `/dashboard/publish?property=${propertyId}`;
