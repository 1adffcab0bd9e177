/** Rows of what accounts were told about their periods, what is to follow them, and who had a trial. */
import type { Generated } from "kysely";
import type { NotificationData } from "#contract/notification";

export interface PackageNotices {
  id: Generated<string>;
  user_id: string;
  subscription_id: string;
  kind: string;
  data: NotificationData;
  created_at: Generated<Date>;
}

export interface Renewals {
  user_id: string;
  /** Null: cancelled. */
  plan_code: string | null;
  updated_at: Generated<Date>;
}

export interface TrialIdentities {
  kind: "email" | "phone";
  hash: string;
}

export interface Trials {
  user_id: string;
  outcome: "started" | "used_before" | "none";
  identity_hashes: Generated<string[]>;
  decided_at: Generated<Date>;
}
