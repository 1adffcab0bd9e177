/** Rows of `accounts`: what lists of accounts show, kept by triggers; and of `support_sessions`. */
import type { ColumnType, Generated, Selectable } from "kysely";
import type { AdminScope, Role } from "#contract/account";
import type { PlanCode } from "#contract/plan";
import type { SubscriptionSource } from "#contract/subscription";

type Kept<T> = ColumnType<T, never, never>;

export interface AccountRows {
  user_id: string;
  email: Kept<string>;
  display_name: Kept<string | null>;
  phone: Kept<string | null>;
  role: Kept<Role>;
  scope: Kept<AdminScope | null>;
  created_at: Kept<Date>;
  invited_at: Kept<Date | null>;
  confirmed_at: Kept<Date | null>;
  /** The sign-up, or when the invitation was accepted; null while it waits. */
  came_at: Kept<Date | null>;
  /** The epoch: never. */
  last_sign_in_at: Kept<Date>;
  /** To five minutes; the epoch: never. */
  last_seen_at: Generated<Date>;
  disabled_at: Date | null;
  disabled_reason: string | null;
  properties: Kept<number>;
  plan_code: Kept<PlanCode | null>;
  plan_source: Kept<SubscriptionSource | null>;
  /** The epoch: there never was one. */
  plan_ends_at: Kept<Date>;
  /** The name, or the address where there is none; by sound. */
  name_sort: Kept<string>;
  search: Kept<string>;
  grams: Kept<string[]>;
}
export type AccountRow = Selectable<AccountRows>;

export interface SupportSessions {
  id: Generated<string>;
  admin_id: string;
  user_id: string;
  reason: string;
  started_at: Date;
  ends_at: Date;
  /** By hand, before its time. */
  ended_at: Date | null;
}

/** What administrators write down about an account for one another. */
export interface AccountNotes {
  id: Generated<string>;
  user_id: string;
  author: string;
  text: string;
  created_at: Generated<Date>;
}
