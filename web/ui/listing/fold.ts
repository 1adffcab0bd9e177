/** Which facts are looked at one by one, and which need only be seen: what is sure folds into a line. */
import { isRentWithoutPeriod, type Listing } from "#contract/listing";
import { doubtfulFacts, emptyCoreFacts } from "./facts.ts";

/**
 * Paths of the facts whose fields stand open: in doubt, empty though every home has them, a rent without its period, an unknown
 * country, material information that was asked for. `asked`: what the home's market asks for.
 */
export function openFacts(listing: Listing, asked: Iterable<string> = []): ReadonlySet<string> {
  const open = new Set<string>([...doubtfulFacts(listing), ...emptyCoreFacts(listing), ...asked]);
  if (isRentWithoutPeriod(listing)) open.add("price");
  // whose law applies, and what it asks for, hangs on it
  if (listing.country === null) open.add("country");
  if (Object.values(listing.disclosures).some((value) => value.trim() === "")) open.add("disclosures");
  return open;
}
