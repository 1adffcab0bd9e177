/**
 * When trying out is over: what the sandbox cashier took is worth nothing. Orders that wait for it are cancelled, what it
 * knows and we do not is settled, and packages it paid for are taken back as a whole refund takes them. Nothing is deleted,
 * the audit has each step, and cut off anywhere it can be called again.
 */
import { sql } from "kysely";
import type { PaymentProvider } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import type { OwnRefundReason } from "#contract/payment";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { cancelOrder } from "./cancel.ts";
import type { BillingDeps } from "./deps.ts";
import { executeRefund } from "./execute-refund.ts";
import { askProvider, runProviderEffects } from "./provider-effects.ts";
import { askRefund } from "./refund.ts";

const reason: OwnRefundReason = "try_out_over";
const KEY = "try-out-over-";

export interface SandboxEnded {
  /** Orders nobody had paid. */
  cancelled: number;
  /** Orders whose packages or listings were taken back. */
  takenBack: number;
  /** Numbers of orders that could not be taken back, for a person to look at. */
  left: string[];
}

/** Pending orders with a place to pay at the sandbox. */
const waitingOrders = ({ db }: BillingDeps) =>
  db
    .selectFrom("orders as o")
    .select(["o.id", "o.user_id"])
    .where("o.status", "=", "pending")
    .where((e) =>
      e.exists(
        e
          .selectFrom("payments as p")
          .select("p.id")
          .whereRef("p.order_id", "=", "o.id")
          .where("p.provider", "=", "sandbox"),
      ),
    )
    .execute();

async function cancelWaiting(deps: BillingDeps): Promise<number> {
  const orders = await waitingOrders(deps);
  for (const { id, user_id } of orders) {
    const owner = ownerOfRow({ user_id });
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
  const rows = await deps.db
    .selectFrom("payments")
    .selectAll()
    .where("provider", "=", "sandbox")
    .where("state", "in", ["opening", "open", "closed"])
    .execute();
  for (const row of rows) await askProvider(deps, row, "close", "system");
}

/** The newest order the sandbox paid for whose package or listings somebody could still use, but those in `except`. */
const newestRunning = ({ db, now }: BillingDeps, except: readonly string[]) =>
  db
    .selectFrom("orders as o")
    .innerJoin("payments as p", "p.id", "o.payment_id")
    .leftJoin("subscriptions as s", "s.order_id", "o.id")
    .select(["o.id", "o.number", "o.kind"])
    .where("o.status", "=", "completed")
    .where("p.provider", "=", "sandbox")
    .where((e) =>
      e.or([e("o.kind", "=", "pack"), e.and([e("s.cancelled_at", "is", null), e("s.ends_at", ">", now())])]),
    )
    // a pack's order stays completed when what was left of it has gone back
    .where(sql<boolean>`not exists (select from refunds r where r.idempotency_key = ${KEY} || o.id)`)
    .$if(except.length > 0, (query) => query.where("o.id", "not in", except))
    .orderBy("p.paid_at", "desc")
    .orderBy("o.created_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** The newest first: what an upgrade had replaced runs again, and is the next. */
async function takeBackRunning(deps: BillingDeps): Promise<Pick<SandboxEnded, "takenBack" | "left">> {
  const seen: string[] = [];
  const left: string[] = [];
  let takenBack = 0;
  for (let order = await newestRunning(deps, seen); order; order = await newestRunning(deps, seen)) {
    const { id: orderId, number, kind } = order;
    seen.push(orderId);
    const wanted = { orderId, amountMinor: null, reason, adminId: null, idempotencyKey: `${KEY}${orderId}` };
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
  const owed = await deps.db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select("r.id")
    .where("p.provider", "=", "sandbox")
    .where("r.state", "=", "pending")
    .execute();
  for (const { id } of owed) await executeRefund(deps, id);
  return { cancelled, takenBack, left };
}
