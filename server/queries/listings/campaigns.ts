/** Campaigns: written once with everything the writing task needs, then read. */
import type { Preferences } from "#contract/campaign";
import type { AgentCard, Market } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import { publicLink } from "#engine/campaign/link";
import type { PageLinks } from "#engine/pieces/page-link";
import type { Db } from "#server/db/tables";
import type { CampaignRow } from "#server/db/tables/campaigns";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";
import { answersColumn } from "./listing-answers.ts";

export interface NewCampaign {
  propertyId: string;
  market: Market | null;
  preferences: Preferences;
  agent: AgentCard;
  listing: Listing;
  seed: number;
  idempotencyKey: string;
}

export const insertCampaign = (db: Db, owner: Owner, campaign: NewCampaign): Promise<CampaignRow> =>
  db
    .insertInto("campaigns")
    .values({
      user_id: owner.userId,
      property_id: campaign.propertyId,
      market: campaign.market,
      preferences: json(campaign.preferences),
      agent: json(campaign.agent),
      listing: json(campaign.listing),
      seed: campaign.seed,
      idempotency_key: campaign.idempotencyKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The campaign an earlier, identical request made. */
export const findCampaignByKey = (db: Db, owner: Owner, key: string): Promise<CampaignRow | undefined> =>
  db
    .selectFrom("campaigns")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();

/** The address of its home's public page, null while that is down. */
export const pageOfCampaign = (origin: string, { page_slug }: { page_slug: string | null }): string | null =>
  page_slug === null ? null : `${origin}/p/${page_slug}`;

/** Where its pieces lead today. */
export const pageLinksOf = (
  origin: string,
  { page_slug, own_slug, listing }: Pick<CampaignRow, "listing"> & Record<"page_slug" | "own_slug", string | null>,
): PageLinks => ({
  page: publicLink(pageOfCampaign(origin, { page_slug: own_slug })),
  online: page_slug !== null,
  source: publicLink(listing.sourceUrl),
});

/** With its property's number and title, the name of its page where it is online, and what was answered about it. Throws not_found, also for somebody else's and for a hidden property's. */
export async function getCampaign(db: Db, owner: Owner, id: string) {
  const row = await db
    .selectFrom("campaigns")
    .innerJoin("properties", "properties.id", "campaigns.property_id")
    .selectAll("campaigns")
    .select(["properties.number as property_number", "properties.title as property_title"])
    .select("properties.slug as own_slug")
    .select((of) =>
      of
        .case()
        .when("properties.status", "=", "published")
        .then(of.ref("properties.slug"))
        .else(null)
        .end()
        .as("page_slug"),
    )
    .select(answersColumn.as("answers"))
    .where("campaigns.user_id", "=", owner.userId)
    .where("campaigns.id", "=", id)
    .where("properties.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

export const tasksOfCampaign = (db: Db, owner: Owner, id: string) =>
  db
    .selectFrom("tasks")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("campaign_id", "=", id)
    // its films are listed by themselves
    .where("kind", "=", "write")
    .orderBy("number")
    .execute();

/** Ids of everything written for a property, newest first. */
export async function campaignsOfProperty(db: Db, owner: Owner, propertyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("campaigns")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map(({ id }) => id);
}

/** Everything written for a home, whatever has become of the home. */
export const campaignsForCheck = (db: Db, owner: Owner, propertyId: string): Promise<CampaignRow[]> =>
  db
    .selectFrom("campaigns")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .execute();

/** The facts a campaign was confirmed with. */
export async function campaignListing(db: Db, owner: Owner, id: string): Promise<Listing | undefined> {
  const row = await db
    .selectFrom("campaigns")
    .select("listing")
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.listing;
}
