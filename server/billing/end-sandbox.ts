/**
 * When trying out is over: what the sandbox cashier took is worth nothing. Orders that wait for it are cancelled, what it
 * knows and we do not is settled, and packages it paid for are taken back as a whole refund takes them. Nothing is deleted,
 * the audit has each step, and cut off anywhere it can be called again.
 */
import type { PaymentProvider } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import type { OwnRefundReason } from "#contract/payment";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import {
  newestSandboxPurchase,
  pendingSandboxOrders,
  pendingSandboxRefunds,
  unpaidSandboxPayments,
} from "#server/queries/billing/payments/sandbox-orders";
import { cancelOrder } from "./cancel.ts";
import type { BillingDeps } from "./deps.ts";
import { executeRefund } from "./execute-refund.ts";
import { askProvider, runProviderEffects } from "./provider-effects.ts";
import { askRefund } from "./refund.ts";

const reason: OwnRefundReason = "try_out_over";
/** Of the refund that takes an order back, before the order's id. */
const REFUND_KEY = "try-out-over-";

export interface SandboxEnded {
  /** Orders nobody had paid. */
  cancelled: number;
  /** Orders whose packages or listings were taken back. */
  takenBack: number;
  /** Numbers of orders that could not be taken back, for a person to look at. */
  left: string[];
}

async function cancelWaiting(deps: BillingDeps): Promise<number> {
  const orders = await pendingSandboxOrders(deps.db);
  for (const { id, ...row } of orders) {
    const owner = ownerOfRow(row);
    const after = await deps.db.transaction().execute(async (trx) => {
      await actAs(trx, "system");
      await oneAtATime(trx, owner);
      return await cancelOrder(trx, owner, id);
    });
    await runProviderEffects(deps, after);
  }
  return orders.length;
}

/** News that never came: a payment of an order that cannot be had any more goes back, any other gives what it bought first. */
async function settleUnknown(deps: BillingDeps): Promise<void> {
  for (const row of await unpaidSandboxPayments(deps.db)) await askProvider(deps, row, "close", "system");
}

/** The newest first: what an upgrade had replaced runs again, and is the next. */
async function takeBackRunning(deps: BillingDeps): Promise<Pick<SandboxEnded, "takenBack" | "left">> {
  const handled: string[] = [];
  const next = () => newestSandboxPurchase(deps.db, { now: deps.now(), except: handled, refundKey: REFUND_KEY });
  const left: string[] = [];
  let takenBack = 0;
  for (let order = await next(); order; order = await next()) {
    const { id: orderId, number, kind } = order;
    handled.push(orderId);
    const wanted = { orderId, amountMinor: null, reason, adminId: null, idempotencyKey: `${REFUND_KEY}${orderId}` };
    try {
      const refund = await deps.db.transaction().execute((trx) => askRefund(trx, deps, wanted));
      takenBack += 1;
      await runProviderEffects(deps, { close: [], refund: refund ? [refund.id] : [] });
    } catch (err) {
      if (!(err instanceof AppError)) throw err;
      // of a pack nothing is left to be taken back once its listings are used or its period is over
      if (kind === "pack") continue;
      deps.log.warn({ err, order: orderId }, "an order the sandbox paid for could not be taken back");
      left.push(String(number));
    }
  }
  return { takenBack, left };
}

/** `sandbox`: the closed one (adapters/payments/sandbox.ts); other providers stay those of `deps`. */
export async function endSandbox(given: BillingDeps, sandbox: PaymentProvider): Promise<SandboxEnded> {
  const deps = { ...given, payments: [...given.payments.filter(({ name }) => name !== "sandbox"), sandbox] };
  const cancelled = await cancelWaiting(deps);
  await settleUnknown(deps);
  const { takenBack, left } = await takeBackRunning(deps);
  for (const id of await pendingSandboxRefunds(deps.db)) await executeRefund(deps, id);
  return { cancelled, takenBack, left };
}
