/** Before an account goes: nothing of it can be paid any more, and no money is on its way back. Its rows go with it. */

import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { payableOfAccount } from "#server/queries/billing/payments/payments";
import { hasPendingRefund } from "#server/queries/billing/refunds";
import { cancelPending } from "./cancel.ts";
import type { BillingDeps } from "./deps.ts";
import { runProviderEffects } from "./provider-effects.ts";

/** The account's unpaid orders, offers too; answers its payments that somebody could still pay. */
async function cancelAll({ db }: BillingDeps, owner: Owner): Promise<string[]> {
  return await db.transaction().execute(async (trx) => {
    await actAs(trx, "system");
    await oneAtATime(trx, owner);
    await cancelPending(trx, owner, { offers: true });
    return await payableOfAccount(trx, owner);
  });
}

/**
 * Closes what the account could still pay. False while a provider has not closed a payment, or money is to go back to it: ask
 * again later. Money that comes for what was cancelled here goes back like any other.
 */
export async function closeAccountBilling(deps: BillingDeps, owner: Owner): Promise<boolean> {
  await runProviderEffects(deps, { close: await cancelAll(deps, owner), refund: [] });
  const payable = await payableOfAccount(deps.db, owner);
  return payable.length === 0 && !(await hasPendingRefund(deps.db, owner));
}
