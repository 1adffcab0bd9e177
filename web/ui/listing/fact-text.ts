/** A fact in words, as the sheet of what is sure shows it. */
import type { TFunction } from "i18next";
import type { Listing } from "#contract/listing";
import { countryName, formatArea, formatNumber } from "#web/lib/intl.ts";
import type { Language } from "#web/lib/language.ts";
import { readFact } from "./facts.ts";
import { offerText } from "./price-text.ts";

/** Null where the listing does not say. */
export function factText(t: TFunction<"facts">, language: Language, listing: Listing, path: string): string | null {
  const { area, transaction, country, features, disclosures } = listing;
  if (path === "price") return offerText(t, language, listing);
  if (path === "area") return area && `${formatArea(language, area.sqm)} · ${t(`areaKind.${area.kind}`)}`;
  if (path === "transaction") return transaction && t(`transaction.${transaction}`);
  if (path === "country") return country && countryName(language, country);
  if (path === "features") return features.join(language === "zh" ? "、" : ", ") || null;
  if (path === "disclosures")
    return (
      Object.entries(disclosures)
        .map(([name, value]) => `${name} ${value}`)
        .join(language === "zh" ? "；" : "; ") || null
    );
  const value = readFact(listing, path);
  if (typeof value === "number") return path === "yearBuilt" ? String(value) : formatNumber(language, value, 6);
  return typeof value === "string" && value !== "" ? value : null;
}
