/** The brief a campaign's pieces are written and checked under, the same at the first writing and at every edit. */
import type { Preferences } from "#contract/campaign";
import type { AgentCard, Brief, Market } from "#contract/copy";
import type { Listing } from "#contract/listing";
import { publicLink } from "./link.ts";

interface CampaignTerms {
  preferences: Pick<Preferences, "style" | "lead" | "occasion">;
  seed: number;
  market: Market | null;
  agent: AgentCard;
  listing: Pick<Listing, "sourceUrl">;
  /** When it was asked for; its pieces bear this day where a law wants them dated. */
  created_at?: Date;
  answers?: Brief["answers"];
  /** The home's own public page, where it is online. */
  page?: string | null;
}

export const briefOf = (campaign: CampaignTerms): Brief => ({
  style: campaign.preferences.style,
  seed: campaign.seed,
  market: campaign.market,
  agent: campaign.agent,
  // the agent's own page before the portal's, which shows other agents' homes beside this one
  link: publicLink(campaign.page ?? null) ?? publicLink(campaign.listing.sourceUrl),
  ...(campaign.created_at ? { date: campaign.created_at.toISOString().slice(0, 10) } : {}),
  ...(campaign.preferences.lead ? { lead: campaign.preferences.lead } : {}),
  ...(campaign.preferences.occasion ? { occasion: campaign.preferences.occasion } : {}),
  ...(campaign.answers ? { answers: campaign.answers } : {}),
});
