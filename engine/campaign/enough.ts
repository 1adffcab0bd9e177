/** The least a piece can be written from. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";

/** Something to call the home by, and something to say of it. Throws `too_few_facts`. */
export function assertEnoughFacts({ title, address, price, area, rooms }: Listing): void {
  const named = [title, address.community, address.text, address.district, address.city].some((name) => name?.trim());
  const described = price !== null || area !== null || rooms.bedrooms !== null;
  if (!named || !described) throw new AppError("too_few_facts");
}
