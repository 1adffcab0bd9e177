/** Rows of how an account plans its posts: settings, weekly times, the calendar's address, requests for approval, open houses. */
import type { Generated, Selectable } from "kysely";
import type { ApprovalVerdict } from "#contract/publishing/approval-names";

export interface PublishingSettings {
  user_id: string;
  time_zone: string | null;
  approval: Generated<boolean>;
  updated_at: Date;
}

export interface PublishingSlots {
  id: Generated<string>;
  user_id: string;
  connection_id: string;
  /** 1 is Monday. */
  weekday: number;
  /** "HH:MM" on the clock of the settings. */
  at: string;
}
export type SlotRow = Selectable<PublishingSlots>;

export interface PublishingFeeds {
  user_id: string;
  id: Generated<string>;
  made_at: Date;
}

export interface ApprovalRequests {
  id: Generated<string>;
  user_id: string;
  note: Generated<string>;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  answered_at: Date | null;
  verdict: ApprovalVerdict | null;
  answered_by: string | null;
  words: string | null;
}
export type ApprovalRequestRow = Selectable<ApprovalRequests>;

export interface OpenHouses {
  id: Generated<string>;
  user_id: string;
  property_id: string;
  home_title: string;
  /** YYYY-MM-DD, and two times "HH:MM", of the home's clock. */
  day: string;
  from_time: string;
  until_time: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
  order_key: string;
  cancelled_at: Date | null;
  created_at: Generated<Date>;
}
export type OpenHouseRow = Selectable<OpenHouses>;
