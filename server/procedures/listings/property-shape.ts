/** Properties in the shape of the contract. */
import { offerQuestion } from "#contract/listing";
import type { Property, PropertyDetail } from "#contract/property";
import { PHOTO_URL_SECONDS } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { RequestContext } from "#server/procedures/base/context";
import { photosOf } from "#server/procedures/base/photo-shape";
import type { Owner } from "#server/queries/accounts/owner";
import { missingPhotosOf } from "#server/queries/listings/missing-photos";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { getPropertyLine, getPropertyListing, type PropertyLine } from "#server/queries/listings/properties";
import {
  campaignsOfProperty,
  detailsOfProperties,
  type PropertyDetails,
} from "#server/queries/listings/property-details";
import { photosOfProperty } from "#server/queries/listings/property-photos";
import { humanNumber } from "#server/queries/tasks/task-shape";

type Context = Pick<RequestContext, "files" | "origin">;
type Shown = { line: PropertyLine; details: PropertyDetails | undefined };

/** Reads what lines show beside their own columns. */
export async function withDetails(db: Db, owner: Owner, lines: PropertyLine[]): Promise<Shown[]> {
  const ids = lines.map((line) => line.id);
  const details = await detailsOfProperties(db, owner, ids);
  return lines.map((line) => ({ line, details: details.get(line.id) }));
}

/** A line of the property list as the contract wants it, its cover at an address that opens for some hours. */
export async function propertyOf(context: Context, { line, details }: Shown): Promise<Property> {
  const cover = details?.coverPath ?? null;
  return {
    id: line.id,
    number: humanNumber("PROP", line.number),
    title: line.title,
    address: line.address,
    price: line.price,
    priceAsks: line.price && offerQuestion({ ...line.offer, price: line.price }),
    areaSqm: line.area_sqm === null ? null : Number(line.area_sqm),
    status: line.status,
    languages: details?.preferences?.languages ?? [],
    platforms: details?.preferences?.platforms ?? [],
    coverUrl: cover === null ? null : await context.files.signedUrl(PHOTO_BUCKET, cover, PHOTO_URL_SECONDS),
    pageUrl:
      line.status === "published" && line.slug !== null && line.deleted_at === null
        ? `${context.origin()}/p/${line.slug}`
        : null,
    campaignId: details?.campaignId ?? null,
    views: line.views,
    createdAt: line.created_at.toISOString(),
    updatedAt: line.updated_at.toISOString(),
    deletedAt: line.deleted_at?.toISOString() ?? null,
  };
}

/** One property in a list's shape. Throws not_found, also for somebody else's. */
export async function readProperty(db: Db, owner: Owner, id: string): Promise<Shown> {
  const [detailed] = await withDetails(db, owner, [await getPropertyLine(db, owner, id)]);
  if (!detailed) throw new Error("a line has no details");
  return detailed;
}

/** Everything about one living property. Throws not_found. */
export async function readDetail(db: Db, owner: Owner, id: string) {
  return {
    listing: await getPropertyListing(db, owner, id),
    property: await readProperty(db, owner, id),
    photos: await photosOfProperty(db, owner, id),
    missing: await missingPhotosOf(db, owner, id),
    campaigns: await campaignsOfProperty(db, owner, id),
  };
}

/** Where a fact came from does not change what is written. */
const factsOf = (listing: object) => JSON.stringify({ ...listing, provenance: null });

/** One property whole, with its photos and whether its newest campaign still says the same facts. */
export async function detailOf(
  context: Context,
  { listing, property, photos, missing, campaigns }: Awaited<ReturnType<typeof readDetail>>,
): Promise<PropertyDetail> {
  const [newest] = campaigns;
  return {
    ...(await propertyOf(context, property)),
    listing,
    photos: await photosOf(context.files, photos),
    missingPhotos: missing,
    version: property.line.version,
    campaigns: campaigns.map((campaign) => ({
      id: campaign.id,
      createdAt: campaign.created_at.toISOString(),
      languages: campaign.preferences.languages,
      platforms: campaign.preferences.platforms,
      pieces: Number(campaign.pieces),
    })),
    outdated: newest !== undefined && factsOf(newest.listing) !== factsOf(listing),
  };
}
