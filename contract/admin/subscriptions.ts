/**
 * Administration of prepaid periods: who has what, gifts, and ends. A period is never prolonged: an extension is a given next
 * one. Scopes operations and super.
 */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, ofCustomers, within } from "#contract/admin/list";
import { accountNamed } from "#contract/admin/orders";
import { currency } from "#contract/money";
import { planCode } from "#contract/plan";
import { subscriptionSource } from "#contract/subscription";

const tags = ["administration"];

export const adminSubscriptionSorts = ["ends", "starts", "made"] as const;
/** `cancelled`: ended before its day, whatever the cause. */
export const adminSubscriptionStates = ["running", "upcoming", "ended", "cancelled"] as const;
const adminSubscriptionState = z.enum(adminSubscriptionStates);
export type AdminSubscriptionState = z.infer<typeof adminSubscriptionState>;

const adminSubscription = z.object({
  id: z.uuid(),
  account: accountNamed,
  source: subscriptionSource,
  state: adminSubscriptionState,
  planCode: z.string(),
  planName: z.object({ zh: z.string(), en: z.string() }),
  /** Listings of the period, packs included; null: unlimited. */
  quota: z.number().int().nullable(),
  used: z.number().int(),
  startsAt: z.string(),
  /** The day it ends, or was ended. */
  endsAt: z.string(),
  orderId: z.uuid().nullable(),
  /** "ORD-718029". */
  orderNumber: z.string().nullable(),
  /** Another package stands in its place. */
  replaced: z.boolean(),
});
export type AdminSubscription = z.infer<typeof adminSubscription>;

const reason = z.string().trim().min(1).max(500);
/** Null: a month, on the day of the chain it goes on with. */
const days = z.number().int().min(1).max(366).nullable();
/** The new period's own id: sent again it answers the same. */
const idempotencyKey = z.uuid();

/** `q`: what is quoted of an order, or else words of the account. */
export const subscriptionsInput = listInput(adminSubscriptionSorts, {
  state: adminSubscriptionState.optional(),
  source: subscriptionSource.optional(),
  plan: planCode.optional(),
  begun: within.optional(),
  /** Ends within so many days. */
  ending: z.coerce.number().int().min(1).max(60).optional(),
  /** Of what it costs. */
  currency: currency.optional(),
  ...ofCustomers,
  userId: z.uuid().optional(),
});

export const adminSubscriptions = {
  ...adminList("/subscriptions", {
    summary: "Packages of all accounts",
    input: subscriptionsInput,
    row: adminSubscription,
  }),
  /** Gives a plan of the list on sale: now, or when what is bought or given ends. Throws not_for_sale, conflict. */
  grant: oc
    .route({ method: "POST", path: "/admin/subscriptions", tags })
    .input(z.object({ userId: z.uuid(), planCode, days, reason, idempotencyKey }))
    .output(adminSubscription),
  /** Gives the next period, as that one was sold, after all that runs. Throws not_found, conflict (it is over). */
  extend: oc
    .route({ method: "POST", path: "/admin/subscriptions/{id}/extend", tags })
    .input(z.object({ id: z.uuid(), days, reason, idempotencyKey }))
    .output(adminSubscription),
  /**
   * Puts another plan in the place of a running one, from now to the same end; unused packs go with it. Throws not_found,
   * not_for_sale, conflict (it does not run, or is a trial).
   */
  change: oc
    .route({ method: "POST", path: "/admin/subscriptions/{id}/change", tags })
    .input(z.object({ id: z.uuid(), planCode, reason, idempotencyKey }))
    .output(adminSubscription),
  /**
   * Ends what was given or tried; what it had replaced runs again. What was bought ends with its refund. Throws not_found,
   * conflict (it was bought, is over, or another stands in its place).
   */
  cancel: oc
    .route({ method: "POST", path: "/admin/subscriptions/{id}/cancel", tags })
    .input(z.object({ id: z.uuid(), reason }))
    .output(adminSubscription),
};
