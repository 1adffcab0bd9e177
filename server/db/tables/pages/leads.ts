/** Rows about leads: who they are, what happened with them, and what the agent wants to be reminded of. */
import type { Generated, Selectable } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import type { LeadEventKind, LeadStage } from "#contract/leads/lead-names";

export interface Leads {
  id: Generated<string>;
  user_id: string;
  name: string;
  email: string | null;
  phone: string | null;
  handle: string | null;
  stage: Generated<LeadStage>;
  tags: Generated<string[]>;
  /** A platform's id, "direct" or "hand". */
  source: string;
  link: string | null;
  language: CopyLanguage | null;
  property_id: string | null;
  created_at: Generated<Date>;
  active_at: Generated<Date>;
}
export type LeadRow = Selectable<Leads>;

/** What an entry says beside its text. */
export interface LeadEventData {
  from?: LeadStage;
  to?: LeadStage;
  /** Name of the lead that was merged. */
  merged?: string;
}

export interface LeadEvents {
  id: Generated<string>;
  user_id: string;
  lead_id: string;
  kind: LeadEventKind;
  text: Generated<string>;
  data: Generated<LeadEventData>;
  property_id: string | null;
  enquiry_id: string | null;
  created_at: Generated<Date>;
}

export interface LeadReminders {
  id: Generated<string>;
  user_id: string;
  lead_id: string;
  text: string;
  due_at: Date;
  told_at: Date | null;
  done_at: Date | null;
  created_at: Generated<Date>;
}
