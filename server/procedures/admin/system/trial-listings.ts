/** Homes a trial may be written about: the examples, and those of the administrator's own. */
import type { TrialListing } from "#contract/admin/models";
import type { Brief, CopyStyle } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { marketForCountry } from "#engine/compliance/countries";
import { readListing } from "#engine/listing/read";
import type { Db } from "#server/db/tables";
import { examples, findExample } from "#server/demo/examples/index";
import { demoListingPage } from "#server/demo/listing-page";
import type { Owner } from "#server/queries/accounts/owner";
import { getPropertyListing, propertiesById } from "#server/queries/listings/properties";
import { pageOfProperties } from "#server/queries/listings/property-list";

/** As many of one's own as a list to choose from can hold. */
const OWN = 20;

export async function trialListings(db: Db, owner: Owner) {
  const { ids } = await pageOfProperties(db, owner, { sort: "updated", direction: "desc", limit: OWN });
  const own = await propertiesById(db, owner, ids);
  return [
    ...examples.map(({ slug, shortTitle }) => ({ home: { example: slug }, title: shortTitle })),
    ...own.map(({ id, title }) => ({ home: { propertyId: id }, title: { zh: title, en: title } })),
  ];
}

/** Throws not_found. */
export async function trialListing(db: Db, owner: Owner, home: TrialListing, origin: string): Promise<Listing> {
  if ("propertyId" in home) return getPropertyListing(db, owner, home.propertyId);
  const page = findExample(home.example) && demoListingPage(home.example, origin);
  if (!page) throw new AppError("not_found");
  return readListing(page, { url: `${origin}/demo/listing/${home.example}` });
}

/** The same seed for every writer, and the agent the home itself names. */
export function trialBrief(listing: Listing, style: CopyStyle): Brief {
  const { name, company, phone, licence } = listing.agent;
  const agent = name ? { name, company, phone, licence, address: null, email: null } : null;
  return { style, seed: 1, market: marketForCountry(listing.country), agent, link: null };
}
