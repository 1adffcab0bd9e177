/** Rows of `orders`, `subscriptions` and the ledger of what a subscription's listings went to. */
import type { Generated, Selectable } from "kysely";
import type { Plan } from "#contract/plan";
import type { OrderStatus, SubscriptionSource } from "#contract/subscription";

/** A plan as it was when it was bought. */
export type PlanSnapshot = Pick<Plan, "name" | "priceMinor" | "currency" | "listingQuota" | "benefits">;

export interface Orders {
  id: Generated<string>;
  user_id: string;
  number: number;
  price_list: string;
  plan_code: string;
  plan: PlanSnapshot;
  amount_minor: number;
  currency: string;
  status: Generated<OrderStatus>;
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
  created_at: Generated<Date>;
}
export type SubscriptionRow = Selectable<Subscriptions>;

export interface QuotaEntries {
  id: Generated<string>;
  user_id: string;
  subscription_id: string;
  property_id: string | null;
  task_id: string | null;
  delta: number;
  reason: "property" | "returned" | "carried" | "adjusted";
  created_at: Generated<Date>;
}
