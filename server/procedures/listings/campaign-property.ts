/** The property a campaign is for: a new one, or the one it names, which takes over the facts and photos confirmed last. */
import type { Listing } from "#contract/listing";
import { listingAddressLine, listingTitle } from "#engine/campaign/titles";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { keepMissingPhotos, missingOfImport } from "#server/queries/listings/missing-photos";
import { insertProperty, updatePropertyFacts } from "#server/queries/listings/properties";
import { setPropertyPhotos } from "#server/queries/listings/property-photos";

/** What a property is called, and where it is, by its facts. */
export function factsOfProperty(listing: Listing): { title: string; address: string | null; listing: Listing } {
  const address = listingAddressLine(listing);
  return { title: listingTitle(listing) || address || "—", address, listing };
}

/** Throws not_found when the property named is not the owner's. */
export async function propertyForCampaign(
  trx: Db,
  owner: Owner,
  order: {
    propertyId?: string | undefined;
    importId?: string | undefined;
    listing: Listing;
    photoIds: string[];
  },
  now: Date,
): Promise<{ id: string; title: string }> {
  const facts = factsOfProperty(order.listing);
  const { propertyId, importId, photoIds } = order;
  if (propertyId !== undefined) await updatePropertyFacts(trx, owner, propertyId, null, facts, now);
  const id = propertyId ?? (await insertProperty(trx, owner, facts)).id;
  await setPropertyPhotos(trx, owner, id, photoIds);
  if (importId) await keepMissingPhotos(trx, owner, id, await missingOfImport(trx, owner, importId, photoIds));
  return { id, title: facts.title.slice(0, 300) };
}
