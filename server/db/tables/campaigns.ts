/** Rows of `campaigns` and the photos each carries, in order. */
import type { Generated, Selectable } from "kysely";
import type { Preferences } from "#contract/campaign";
import type { AgentCard, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";

export interface Campaigns {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  market: Market | null;
  preferences: Preferences;
  agent: AgentCard;
  listing: Listing;
  seed: number;
  idempotency_key: string;
  created_at: Generated<Date>;
}
export type CampaignRow = Selectable<Campaigns>;

export interface CampaignPhotos {
  campaign_id: string;
  photo_id: string;
  user_id: string;
  position: number;
}
