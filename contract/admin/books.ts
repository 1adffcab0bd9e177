/** Administration of the books: differences, statements, an account's listings. Scopes operations and super. */
import { oc } from "@orpc/contract";
import { z } from "zod";
import { adminList, listInput, oneRow } from "#contract/admin/list";
import { accountNamed, page } from "#contract/admin/orders";
import { paymentProviderName } from "#contract/payment";
import { difference, differenceKind } from "#contract/reconciliation";
import { quotaEntry, subscription } from "#contract/subscription";

const tags = ["administration"];

export const differenceSorts = ["at", "day"] as const;
/** `orderNumber`: "ORD-718029". Both null: of no order we know, or the account is gone. */
const adminDifference = difference.extend({ orderNumber: z.string().nullable(), account: accountNamed.nullable() });
export type AdminDifference = z.infer<typeof adminDifference>;

/**
 * `q`: a part of a reference or of a transaction's id, of either side; what is quoted of its order; words of the account. `open`: only open or
 * only closed ones.
 */
export const differencesInput = listInput(differenceSorts, {
  open: z.stringbool().or(z.boolean()).optional(),
  provider: paymentProviderName.optional(),
  kind: differenceKind.optional(),
  ...oneRow,
});

export const adminDifferences = {
  ...adminList("/differences", {
    summary: "Differences between our books and the providers' statements",
    input: differencesInput,
    row: adminDifference,
  }),
  /** Closes one with what was found out; one that is closed keeps its first answer. */
  resolve: oc
    .route({ method: "POST", path: "/admin/differences/{id}/resolve", tags })
    .input(z.object({ id: z.uuid(), note: z.string().trim().min(1).max(2000) }))
    .output(difference),
};

export const adminStatements = {
  /**
   * Compares now; with a provider and a finished day ("2026-03-02", in the provider's time zone) that day's statement is
   * fetched again. Answers the days fetched and how many differences are new.
   */
  run: oc
    .route({ method: "POST", path: "/admin/statements/run", tags })
    .input(z.object({ of: z.object({ provider: paymentProviderName, day: z.iso.date() }).optional() }))
    .output(
      z.object({
        days: z.array(z.object({ provider: paymentProviderName, day: z.string() })),
        differences: z.number().int(),
      }),
    ),
};

/** A period's lines as the account sees them; without `subscriptionId` those of its current or newest period. */
export const adminLedger = oc
  .route({ method: "GET", path: "/admin/accounts/{userId}/ledger", tags })
  .input(page.extend({ userId: z.uuid(), subscriptionId: z.uuid().optional() }))
  .output(
    z.object({
      subscriptions: z.array(subscription),
      subscriptionId: z.uuid().nullable(),
      items: z.array(quotaEntry),
      nextCursor: z.string().nullable(),
    }),
  );

export const adminQuota = {
  /** Gives the running period listings, or takes some. The key is the entry's own id. Throws no_package, quota_used_up, conflict. */
  adjust: oc
    .route({ method: "POST", path: "/admin/accounts/{userId}/quota", tags })
    .input(
      z.object({
        userId: z.uuid(),
        listings: z
          .number()
          .int()
          .min(-10_000)
          .max(10_000)
          .refine((count) => count !== 0),
        reason: z.string().trim().min(1).max(500),
        idempotencyKey: z.uuid(),
      }),
    )
    .output(z.object({ subscription })),
};
