/** The prepaid periods of an account: what ran, what runs, what waits; the ledger of their listings; what is to follow. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { planCode } from "#contract/plan";

export const subscriptionSources = ["trial", "order", "grant", "legacy"] as const;
export const subscriptionSource = z.enum(subscriptionSources);
export type SubscriptionSource = z.infer<typeof subscriptionSource>;

/** `current` is the one whose listings are used now; at most one is. `active` ones wait beside it for its end. */
const subscriptionStates = ["current", "active", "upcoming", "ended"] as const;

const bilingual = z.object({ zh: z.string(), en: z.string() });

export const subscription = z.object({
  id: z.uuid(),
  source: subscriptionSource,
  state: z.enum(subscriptionStates),
  planCode: z.string(),
  /** Of the member price list as it was when this was bought. */
  planName: bilingual,
  /** Listings of the period, packs included; null: unlimited. */
  quota: z.number().int().positive().nullable(),
  /** Of these, listings of packs. */
  extra: z.number().int().nonnegative(),
  /** Listings used so far, from the ledger. */
  used: z.number().int(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Why it ended before its day; null: it did not. */
  endedBy: z.enum(["refund", "upgrade", "administrator", "trial_used"]).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** One line of the ledger. `change` is what it did to the listings left: -1 for a campaign, +1 for one that came back, +10 for a pack. */
export const quotaEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  reason: z.enum(["property", "returned", "carried", "adjusted", "pack", "pack_refunded"]),
  change: z.number().int(),
  /** Listings left after it; null: unlimited. */
  left: z.number().int().nullable(),
  /** What it went to, where that still exists. */
  property: z.object({ id: z.uuid(), number: z.string(), title: z.string() }).nullable(),
  task: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  order: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});
export type QuotaEntry = z.infer<typeof quotaEntry>;

/** What is to follow the running package. Nothing is ever charged by itself: this says what we remind of and offer. */
const renewal = z.object({
  /** Null: cancelled; the package runs to its end and nothing reminds. */
  planCode: z.string().nullable(),
  planName: bilingual.nullable(),
  /** The day the running (or already bought next) package ends; null: nothing bought runs. */
  endsAt: z.string().nullable(),
});
export type Renewal = z.infer<typeof renewal>;

export const subscriptions = {
  /** The newest subscriptions, the current one first. */
  list: oc.route({ method: "GET", path: "/subscriptions", tags: ["subscriptions"] }).output(z.array(subscription)),
  /** A period's ledger, newest first. */
  ledger: oc
    .route({ method: "GET", path: "/subscriptions/{id}/ledger", tags: ["subscriptions"] })
    .input(
      z.object({
        id: z.uuid(),
        cursor: z.string().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ items: z.array(quotaEntry), nextCursor: z.string().nullable() })),
  renewal: {
    get: oc.route({ method: "GET", path: "/subscriptions/renewal", tags: ["subscriptions"] }).output(renewal),
    /** Null cancels; a plan's code resumes, or follows with another plan. Throws not_for_sale. */
    set: oc
      .route({ method: "PUT", path: "/subscriptions/renewal", tags: ["subscriptions"] })
      .input(z.object({ planCode: planCode.nullable() }))
      .output(renewal),
  },
};
