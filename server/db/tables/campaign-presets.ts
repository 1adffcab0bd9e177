/** Rows of `campaign_presets`: named choices for new campaigns. */
import type { Generated } from "kysely";
import type { Choices } from "#contract/campaign";

export interface CampaignPresets {
  id: Generated<string>;
  user_id: string;
  name: string;
  preferences: Choices;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
