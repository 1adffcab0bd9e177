/**
 * What a market's advertisements state and the page did not say, so that the agent is asked once: facts with a field of their
 * own, and material information (engine/copy/material). The brokerage's name is asked with the signature.
 */
import type { Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";
import { type MissingMaterial, missingMaterial } from "#engine/copy/material/missing";

export type RequiredFact = "price" | "areaKind" | "city" | "transaction";

const missing: Record<RequiredFact, (listing: Listing) => boolean> = {
  transaction: (listing) => listing.transaction === null,
  price: (listing) => listing.price === null,
  areaKind: (listing) => listing.area === null || listing.area.kind === "unknown",
  city: (listing) => listing.address.city === null && listing.address.text === null,
};

/** Where advertisements need not give the price, or the area and how it was measured. */
const spared: Partial<Record<RequiredFact, readonly Market[]>> = {
  price: ["US", "CA", "AU", "NZ"],
  areaKind: ["US", "CA", "UK", "AU", "NZ", "SG", "AE", "IN"],
};
const facts: readonly RequiredFact[] = ["transaction", "price", "areaKind", "city"];

/** Null where nothing is missing, or the product knows no rules of the country. */
export function missingFacts(
  listing: Listing,
): { market: Market; facts: RequiredFact[]; material: MissingMaterial[] } | null {
  const market = marketForCountry(listing.country);
  if (!market) return null;
  const lacking = facts.filter((fact) => !spared[fact]?.includes(market) && missing[fact](listing));
  const material = missingMaterial(listing);
  return lacking.length + material.length > 0 ? { market, facts: lacking, material } : null;
}
