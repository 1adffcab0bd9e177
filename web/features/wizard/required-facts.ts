/**
 * What a market's advertising rules ask to see in the copy and the page did not say, so that the agent is asked once.
 * From the required disclosures of the markets' rules (engine/compliance); the brokerage's name is asked with the signature.
 */
import type { Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";

/** Name of the disclosure that several Chinese cities demand. The dictionary of disclosures is in the market's language. */
export const VERIFICATION_CODE = "房源核验码";
const verificationNames = /核验码|核验编码|核验编号|房源编码|房源编号|备案编号|verification code/i;

export type RequiredFact = "price" | "areaKind" | "verificationCode" | "city" | "transaction";

const missing: Record<RequiredFact, (listing: Listing) => boolean> = {
  price: (listing) => listing.price === null,
  areaKind: (listing) => listing.area === null || listing.area.kind === "unknown",
  verificationCode: (listing) => !Object.keys(listing.disclosures).some((name) => verificationNames.test(name)),
  city: (listing) => listing.address.city === null && listing.address.text === null,
  transaction: (listing) => listing.transaction === null,
};

const required: Record<Market, RequiredFact[]> = {
  CN: ["price", "areaKind", "verificationCode", "transaction"],
  US: ["city", "transaction"],
  CA: ["city", "transaction"],
};

export function missingFacts(listing: Listing): { market: Market; facts: RequiredFact[] } | null {
  const market = marketForCountry(listing.country);
  if (!market) return null;
  const facts = required[market].filter((fact) => missing[fact](listing));
  return facts.length > 0 ? { market, facts } : null;
}
