/** What a listing must say before a piece is written from it, and before it is kept as an agent's word. */
import { AppError } from "#contract/errors";
import { isOfferUnclear, type Listing } from "#contract/listing";

/** Something to call the home by, and something to say of it. Throws `too_few_facts`. */
export function assertEnoughFacts({ title, address, price, area, rooms }: Listing): void {
  const named = [title, address.community, address.text, address.district, address.city].some((name) => name?.trim());
  const described = price !== null || area !== null || rooms.bedrooms !== null;
  if (!named || !described) throw new AppError("too_few_facts");
}

/**
 * What is kept as confirmed says enough, whether it is for sale, and of a rent for how long: without it a month's rent would be read as a whole price.
 * Throws `too_few_facts`, `rent_without_period`.
 */
export function assertConfirmed(listing: Listing): void {
  assertEnoughFacts(listing);
  if (isOfferUnclear(listing)) throw new AppError("rent_without_period");
}
