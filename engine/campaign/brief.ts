/** The brief a campaign's pieces are written and checked under, the same at the first writing and at every edit. */
import type { Preferences } from "#contract/campaign";
import type { AgentCard, Brief, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { publicLink } from "./link.ts";

interface CampaignTerms {
  preferences: Pick<Preferences, "style" | "lead">;
  seed: number;
  market: Market | null;
  agent: AgentCard;
  listing: Pick<Listing, "sourceUrl">;
  answers?: Brief["answers"];
}

export const briefOf = (campaign: CampaignTerms): Brief => ({
  style: campaign.preferences.style,
  seed: campaign.seed,
  market: campaign.market,
  agent: campaign.agent,
  link: publicLink(campaign.listing.sourceUrl),
  ...(campaign.preferences.lead ? { lead: campaign.preferences.lead } : {}),
  ...(campaign.answers ? { answers: campaign.answers } : {}),
});
