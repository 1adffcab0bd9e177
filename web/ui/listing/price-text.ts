/** A home's price as every screen writes it. */
import type { TFunction } from "i18next";
import { type Listing, type Offer, offerQuestion } from "#contract/listing";
import type { Property } from "#contract/property";
import { formatPrice } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";

const asks = { deal: "askDeal", period: "askPeriod" } as const;

/**
 * "698万元", "£1,200/month"; an amount of which nobody said how it is meant stands with the question instead: "£1,200 · Month,
 * week or year?". Null without a price.
 */
export function priceText(
  t: TFunction<"facts">,
  language: Language,
  price: Listing["price"],
  question: Property["priceAsks"],
): string | null {
  if (price === null) return null;
  const amount = formatPrice(language, price.amount, price.currency);
  if (question !== null) return `${amount} · ${t(asks[question])}`;
  return price.period === null ? amount : `${amount}${t(`per.${price.period}`)}`;
}

/** The same of a listing. */
export const offerText = (t: TFunction<"facts">, language: Language, offer: Offer): string | null =>
  priceText(t, language, offer.price, offerQuestion(offer));
