/** Rows about an account itself: what news it wants, codes for its phone, archives of its data, its end. */
import type { Generated } from "kysely";
import type { NewsChannel, NewsKind } from "#contract/notification-settings";

export interface NotificationSettings {
  user_id: string;
  kind: NewsKind;
  channel: NewsChannel;
  wanted: boolean;
  updated_at: Generated<Date>;
}

export interface PhoneCodes {
  id: Generated<string>;
  user_id: string;
  phone: string;
  address: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface AccountDeletions {
  user_id: string;
  requested_at: Generated<Date>;
  due_at: Date;
  started_at: Date | null;
}

export interface DataExports {
  task_id: string;
  user_id: string;
  language: "zh" | "en";
  path: string | null;
  /** bigint: comes as a string. */
  bytes: string | null;
  expires_at: Date | null;
  created_at: Generated<Date>;
}

/** How often an account has tried something since it began to. */
export interface Tries {
  user_id: string;
  what: string;
  since: Date;
  taken: number;
}
