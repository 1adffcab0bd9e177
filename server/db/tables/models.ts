/** Rows of model providers, their sealed keys, the switch, and what was asked of them. Whole numbers of 64 bits come as text. */
import type { Generated, Selectable } from "kysely";
import type { CallFindings, ModelCallLine } from "#contract/admin/model-log";
import type { ModelKind } from "#contract/admin/model-names";
import type { PromptTexts } from "#contract/admin/prompts";

export interface ModelProviders {
  id: Generated<string>;
  name: string;
  kind: ModelKind;
  base_url: string | null;
  model: string;
  per_minute: number | null;
  tokens_per_day: string | number | null;
  money_per_day: string | number | null;
  price_in: string | number;
  price_out: string | number;
  currency: string;
  enabled: boolean;
  /** Whether the address may lead into the deployment's own network. */
  own_network: boolean;
  key_set_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type ModelProviderRow = Selectable<ModelProviders>;

export interface ModelKeys {
  provider_id: string;
  sealed: string;
}

export interface ModelSettings {
  id: string;
  off: boolean;
  off_reason: string;
  prompt_version: number;
  /** Names, in the order they are asked. */
  provider_order: string[];
  reading_off: boolean;
  /** Asked first to read; null: as they write. */
  reader: string | null;
  updated_at: Date;
}

/** Calls of the minute that is running. */
export interface ModelPace {
  provider: string;
  minute: Date;
  calls: number;
}

export interface ModelLastCalls {
  provider: string;
  good_at: Date | null;
  bad_at: Date | null;
}

export interface ModelCalls {
  day: string;
  provider: string;
  model: string;
  user_id: string | null;
  outcome: string;
  currency: string;
  calls: number;
  tokens_in: string | number;
  tokens_out: string | number;
  cost_millionths: string | number;
  milliseconds: string | number;
}

export interface ModelLog {
  id: string;
  at: Date;
  provider: string;
  model: string;
  user_id: string | null;
  campaign_id: string | null;
  purpose: ModelCallLine["purpose"];
  language: string | null;
  pieces: string[];
  prompt_version: number | null;
  outcome: string;
  answer: string;
  /** The provider's own words of a failure. */
  error: string | null;
  findings: CallFindings[];
  tokens_in: number | null;
  tokens_out: number | null;
  cost_millionths: string | number;
  currency: string;
  milliseconds: number;
}
export type ModelLogRow = Selectable<ModelLog>;

/** Never changed. Those kept before the task could be worded have none. */
export interface PromptVersions {
  version: number;
  texts: Partial<PromptTexts>;
  note: string;
  created_at: Date;
  created_by: string | null;
}
