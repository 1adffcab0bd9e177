/** What an account bought (orders) and what it may use (subscriptions). Buying itself comes with the payments. */
import { oc } from "@orpc/contract";
import { z } from "zod";

export const subscriptionSources = ["trial", "order", "grant", "legacy"] as const;
export const subscriptionSource = z.enum(subscriptionSources);
export type SubscriptionSource = z.infer<typeof subscriptionSource>;

/** `current` is the one whose listings are used now; at most one is. `active` ones wait beside it for its end. */
export const subscriptionStates = ["current", "active", "upcoming", "ended"] as const;

const bilingual = z.object({ zh: z.string(), en: z.string() });

export const subscription = z.object({
  id: z.uuid(),
  source: subscriptionSource,
  state: z.enum(subscriptionStates),
  planCode: z.string(),
  /** Of the member price list as it was when this was bought. */
  planName: bilingual,
  /** Listings of the period; null: unlimited. */
  quota: z.number().int().positive().nullable(),
  /** Listings used so far, from the ledger. */
  used: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
});
export type Subscription = z.infer<typeof subscription>;

export const orderStatuses = ["pending", "paid", "completed", "cancelled", "refunded"] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

export const order = z.object({
  id: z.uuid(),
  /** "ORD-001", a sequence per account. */
  number: z.string(),
  /** The plan's name when it was bought. */
  title: bilingual,
  /** Integer minor units of the currency. */
  amountMinor: z.number().int().nonnegative(),
  currency: z.string(),
  status: orderStatus,
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

export const subscriptions = {
  /** The newest subscriptions, the current one first. */
  list: oc.route({ method: "GET", path: "/subscriptions", tags: ["subscriptions"] }).output(z.array(subscription)),
};

export const orders = {
  /** The account's transaction history, newest first. */
  list: oc
    .route({ method: "GET", path: "/orders", tags: ["orders"] })
    .input(z.object({ cursor: z.string().optional(), limit: z.coerce.number().int().min(1).max(100).default(20) }))
    .output(z.object({ items: z.array(order), nextCursor: z.string().nullable() })),
};
