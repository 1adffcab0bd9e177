/** What a property's row in the list shows beside its own columns: its newest campaign and its first photo. */
import type { Preferences } from "#contract/campaign";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { coversOfProperties } from "./property-photos.ts";

export interface PropertyDetails {
  campaignId: string | null;
  preferences: Preferences | null;
  coverPath: string | null;
}

/** By property id, for every id given. Two queries however long the list is. */
export async function detailsOfProperties(
  db: Db,
  owner: Owner,
  propertyIds: string[],
): Promise<Map<string, PropertyDetails>> {
  if (propertyIds.length === 0) return new Map();
  const campaigns = await db
    .selectFrom("campaigns")
    .distinctOn("property_id")
    .select(["id", "property_id", "preferences"])
    .where("user_id", "=", owner.userId)
    .where("property_id", "in", propertyIds)
    .orderBy("property_id")
    .orderBy("created_at", "desc")
    .execute();
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.property_id, campaign]));
  const covers = await coversOfProperties(db, owner, propertyIds);
  return new Map(
    propertyIds.map((id) => [
      id,
      {
        campaignId: campaignOf.get(id)?.id ?? null,
        preferences: campaignOf.get(id)?.preferences ?? null,
        coverPath: covers.get(id) ?? null,
      },
    ]),
  );
}

/** The newest campaigns of a property, how many pieces each has, and whether it was written from the facts given. */
export async function campaignsOfProperty(db: Db, owner: Owner, propertyId: string) {
  return await db
    .selectFrom("campaigns")
    .select((of) => [
      "id",
      "preferences",
      "listing",
      "created_at",
      of
        .selectFrom("pieces")
        .whereRef("pieces.campaign_id", "=", "campaigns.id")
        .select((pieces) => pieces.fn.countAll<string>().as("count"))
        .as("pieces"),
    ])
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
}
