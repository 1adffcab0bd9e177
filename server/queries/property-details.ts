/** What a property's row in the list shows beside its own columns: its newest campaign and its first photo. */
import type { Preferences } from "#contract/campaign";
import type { Db } from "#server/db/tables";
import type { Owner } from "./owner.ts";

export interface PropertyDetails {
  campaignId: string;
  preferences: Preferences;
  coverPath: string | null;
}

/** By property id; a property without a campaign is absent. Two queries however long the list is. */
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
  if (campaigns.length === 0) return new Map();
  const covers = await db
    .selectFrom("campaign_photos")
    .innerJoin("photos", "photos.id", "campaign_photos.photo_id")
    .select(["campaign_photos.campaign_id", "photos.path"])
    .where("campaign_photos.user_id", "=", owner.userId)
    .where("campaign_photos.position", "=", 0)
    .where(
      "campaign_photos.campaign_id",
      "in",
      campaigns.map((campaign) => campaign.id),
    )
    .execute();
  const coverOf = new Map(covers.map((cover) => [cover.campaign_id, cover.path]));
  return new Map(
    campaigns.map((campaign) => [
      campaign.property_id,
      { campaignId: campaign.id, preferences: campaign.preferences, coverPath: coverOf.get(campaign.id) ?? null },
    ]),
  );
}
