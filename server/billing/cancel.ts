/** Orders nobody will pay: given up by their owner, replaced by another wish, or over their time. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { type Owner, ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { releaseCoupon } from "#server/queries/billing/coupons";
import { lockOrder, setOrder } from "#server/queries/billing/orders";
import { payableOf } from "#server/queries/billing/payments/payments";
import { isOverdue, lockPendingOrders, overdueOrders } from "#server/queries/billing/unpaid-orders";
import type { BillingDeps, ProviderEffects } from "./deps.ts";
import { runProviderEffects } from "./provider-effects.ts";

/** So many orders a round: more wait for the next. */
const ROUND = 200;

async function end(trx: Db, order: OrderRow, status: "cancelled" | "expired"): Promise<ProviderEffects> {
  await setOrder(trx, order.id, { status });
  await releaseCoupon(trx, order.id);
  return { close: await payableOf(trx, [order.id]), refund: [] };
}

/** Cancels a pending order in the caller's transaction, which holds the account's lock. Throws not_found, order_closed. */
export async function cancelOrder(trx: Db, owner: Owner, id: string): Promise<ProviderEffects> {
  const order = await lockOrder(trx, owner, id);
  if (order.status !== "pending") throw new AppError("order_closed", { data: { status: order.status } });
  return await end(trx, order, "cancelled");
}

/** Cancels what the account has not paid yet; without `offers`, not what an administrator offered. `trx` holds the account's lock. */
export async function cancelPending(trx: Db, owner: Owner, which: { offers: boolean }): Promise<ProviderEffects> {
  const orders = await lockPendingOrders(trx, owner, which);
  const close: string[] = [];
  for (const order of orders) close.push(...(await end(trx, order, "cancelled")).close);
  return { close, refund: [] };
}

async function expireOne(trx: Db, row: { id: string; user_id: string }, now: Date) {
  await actAs(trx, "system");
  const owner = ownerOfRow(row);
  await oneAtATime(trx, owner);
  if (!(await isOverdue(trx, row.id, now))) return null;
  return await end(trx, await lockOrder(trx, owner, row.id), "expired");
}

/**
 * Expires pending orders whose time is over; answers how many. One that fails keeps no other waiting. For the job: may be cut
 * off anywhere and called again.
 */
export async function expireOrders(deps: BillingDeps): Promise<number> {
  const { db, log } = deps;
  const now = deps.now();
  let expired = 0;
  for (const row of await overdueOrders(db, now, ROUND)) {
    try {
      const after = await db.transaction().execute((trx) => expireOne(trx, row, now));
      if (!after) continue;
      expired += 1;
      await runProviderEffects(deps, after);
    } catch (err) {
      log.warn({ err, order: row.id }, "an order could not be expired yet");
    }
  }
  return expired;
}
