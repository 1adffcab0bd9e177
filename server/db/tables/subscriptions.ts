/** Rows of `orders`, `subscriptions` and the ledger of what a subscription's listings went to. */
import type { Generated, Selectable } from "kysely";
import type { OrderKind, OrderStatus } from "#contract/order";
import type { Plan } from "#contract/plan";
import type { QuotaEntry, SubscriptionSource } from "#contract/subscription";

/** A plan as it was when it was bought. */
export type PlanSnapshot = Pick<
  Plan,
  "name" | "priceMinor" | "currency" | "listingQuota" | "benefits" | "entitlements" | "version"
>;

export interface Orders {
  id: Generated<string>;
  user_id: string;
  number: number;
  price_list: string;
  plan_code: string;
  plan: PlanSnapshot;
  amount_minor: number;
  currency: string;
  kind: Generated<OrderKind>;
  pack_listings: number | null;
  price_minor: Generated<number>;
  credit_minor: Generated<number>;
  discount_minor: Generated<number>;
  /** What a transfer was accepted to differ by; below 0: less came. */
  adjusted_minor: Generated<number>;
  base_subscription_ids: Generated<string[]>;
  time_zone: Generated<string>;
  offered_by: string | null;
  idempotency_key: string | null;
  expires_at: Generated<Date>;
  status: Generated<OrderStatus>;
  /** The payment that fulfilled it. */
  payment_id: string | null;
  /** Of that payment, what went back or is on its way; kept by a trigger. */
  refunded_minor: Generated<number>;
  paid_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type OrderRow = Selectable<Orders>;

export interface Subscriptions {
  id: Generated<string>;
  user_id: string;
  source: SubscriptionSource;
  order_id: string | null;
  price_list: string;
  plan_code: string;
  plan: PlanSnapshot;
  listing_quota: number | null;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  /** The months of a chain of renewals are counted from here (null: its own start), on the clock of `time_zone`. */
  anchor_at: Date | null;
  time_zone: Generated<string>;
  /** Kept by the ledger's trigger. */
  used: Generated<number>;
  extra_quota: Generated<number>;
  replaced_by: string | null;
  created_at: Generated<Date>;
}
export type SubscriptionRow = Selectable<Subscriptions>;

export interface QuotaEntries {
  id: Generated<string>;
  user_id: string;
  subscription_id: string;
  property_id: string | null;
  task_id: string | null;
  /** Listings used: 1 for a campaign, -1 for one that came back. */
  delta: Generated<number>;
  /** Listings added to the limit. */
  granted: Generated<number>;
  order_id: string | null;
  actor: string | null;
  reason: QuotaEntry["reason"];
  created_at: Generated<Date>;
}
