/** What keeps a listing from step 3: nothing could be written from it, or its rent would read as a price. */

import { isDealUnknown, isRentWithoutPeriod, type Listing } from "#contract/listing";

export type Stop = "named" | "described" | "transaction" | "period";

/** In the order of the form; the first two as the server asks (engine/campaign/enough.ts). */
export function stopsOf(listing: Listing): Stop[] {
  const { title, address, price, area, rooms } = listing;
  const stops: Stop[] = [];
  if (![title, address.community, address.text, address.district, address.city].some((name) => name?.trim()))
    stops.push("named");
  if (price === null && area === null && rooms.bedrooms === null) stops.push("described");
  if (isDealUnknown(listing)) stops.push("transaction");
  if (isRentWithoutPeriod(listing)) stops.push("period");
  return stops;
}
