/** The rounds about money: what got stuck at providers, what its time is over, and the comparison with their statements. */

import { expireOrders } from "#server/billing/cancel";
import type { BillingDeps } from "#server/billing/deps";
import { executeRefunds, pollStuckPayments } from "#server/billing/poll-providers";
import { askProvider } from "#server/billing/provider-effects";
import type { JobDeps } from "./deps.ts";
import { reconcileAndTell } from "./reconcile.ts";
import { withLock } from "./with-lock.ts";

type Deps = Pick<JobDeps, "db" | "payments" | "imprint" | "accounts" | "mailer" | "origin" | "now" | "log">;

/** Asks a payment's provider about it now, and settles what it says; nothing for a reference that is not ours. */
export async function askByReference(deps: BillingDeps, reference: string): Promise<void> {
  const row = await deps.db.selectFrom("payments").selectAll().where("reference", "=", reference).executeTakeFirst();
  if (row) await askProvider(deps, row, "ask", "system");
}

/** Asks before it expires anything, so that money which came in time is found. One part that fails keeps no other waiting. */
export async function billingRound(deps: Deps): Promise<void> {
  await withLock(deps.db, "billing", async () => {
    for (const part of [pollStuckPayments, expireOrders, executeRefunds])
      await part(deps).catch((err: unknown) => {
        deps.log.warn({ err, part: part.name }, "a round about money did not work; the next one tries again");
      });
  });
}

/** Fetches the statements that are due and compares. */
export const reconcileRound = (deps: Deps): Promise<boolean> =>
  withLock(deps.db, "reconcile", () =>
    reconcileAndTell({ ...deps, ask: (reference: string) => askByReference(deps, reference) }),
  );
