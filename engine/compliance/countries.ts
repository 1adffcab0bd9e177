/** Which market's rules concern a home, by the country it stands in. */
import { type Market, market } from "#contract/copy";

/** ISO 3166-1 alpha-2 to the markets' ids, where they differ. */
const elsewhere: Readonly<Record<string, Market>> = {
  GB: "UK",
  DE: "EU/DE",
  FR: "EU/FR",
  IT: "EU/IT",
  ES: "EU/ES",
  NL: "EU/NL",
};

/** The market of a country (ISO 3166-1 alpha-2); null where the product knows no rules. */
export function marketForCountry(country: string | null): Market | null {
  const code = country?.toUpperCase() ?? "";
  const found = market.safeParse(code);
  return elsewhere[code] ?? (found.success ? found.data : null);
}

/** The country of a market (ISO 3166-1 alpha-2). */
export const countryOfMarket = (id: Market): string =>
  Object.entries(elsewhere).find(([, other]) => other === id)?.[0] ?? id;
