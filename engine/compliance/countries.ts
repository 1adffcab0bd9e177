/** Which market's rules concern a property, by the country it stands in. */
import { type Market, market } from "#contract/copy";

/** ISO 3166-1 alpha-2 to the ids of the rule registry, where they differ. */
const elsewhere: Record<string, string> = {
  GB: "UK",
  DE: "EU/DE",
  FR: "EU/FR",
  IT: "EU/IT",
  ES: "EU/ES",
  NL: "EU/NL",
};
const sameName = new Set(["CN", "US", "CA", "AU", "NZ", "SG", "AE", "IN", "JP", "KR", "HK", "TW"]);

/** Id of the rules for a country, for `check`; null where the product has none. */
export function ruleSetForCountry(country: string | null): string | null {
  const code = country?.toUpperCase() ?? "";
  return sameName.has(code) ? code : (elsewhere[code] ?? null);
}

/** The campaign market of a country, null for every country campaigns have no rules for yet. */
export function marketForCountry(country: string | null): Market | null {
  const found = market.safeParse(country?.toUpperCase());
  return found.success ? found.data : null;
}
