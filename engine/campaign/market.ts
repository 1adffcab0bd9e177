/** The market whose advertising law a listing falls under: where the home is. */
import { type Market, market } from "#contract/copy";
import type { Listing } from "#contract/listing";

export function marketOf(listing: Pick<Listing, "country">): Market | null {
  const parsed = market.safeParse(listing.country);
  return parsed.success ? parsed.data : null;
}
