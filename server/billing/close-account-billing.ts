/** Before an account goes: nothing of it can be paid any more, and no money is on its way back. Its rows go with it. */

import type { Owner } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { cancelOrder } from "./cancel.ts";
import type { BillingDeps } from "./deps.ts";
import { runProviderEffects } from "./provider-effects.ts";

/** The account's unpaid orders, offers too; answers its payments that somebody could still pay. */
async function cancelAll({ db }: BillingDeps, owner: Owner): Promise<string[]> {
  return await db.transaction().execute(async (trx) => {
    await actAs(trx, "system");
    await oneAtATime(trx, owner);
    const pending = await trx
      .selectFrom("orders")
      .select("id")
      .where("user_id", "=", owner.userId)
      .where("status", "=", "pending")
      .execute();
    for (const { id } of pending) await cancelOrder(trx, owner, id);
    const payable = await trx
      .selectFrom("payments")
      .select("id")
      .where("user_id", "=", owner.userId)
      .where("state", "in", ["opening", "open"])
      .execute();
    return payable.map(({ id }) => id);
  });
}

async function isMoving({ db }: BillingDeps, { userId }: Owner): Promise<boolean> {
  const payable = await db
    .selectFrom("payments")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "in", ["opening", "open"])
    .limit(1)
    .executeTakeFirst();
  const owed = await db
    .selectFrom("refunds")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "=", "pending")
    .limit(1)
    .executeTakeFirst();
  return payable !== undefined || owed !== undefined;
}

/**
 * Closes what the account could still pay. False while a provider has not closed a payment, or money is to go back to it: ask
 * again later. Money that comes for what was cancelled here goes back like any other.
 */
export async function closeAccountBilling(deps: BillingDeps, owner: Owner): Promise<boolean> {
  await runProviderEffects(deps, { close: await cancelAll(deps, owner), refund: [] });
  return !(await isMoving(deps, owner));
}
