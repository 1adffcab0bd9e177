/**
 * Opening a place to pay an order. First the intent is written down under a reference of ours, then the provider is asked,
 * then its answer is kept: cut off anywhere, the same reference is opened again and nobody can pay twice under it.
 */
import type { Charge, Opened, PaymentProvider } from "#adapters/payments/payment";
import { AppError } from "#contract/errors";
import { type Names, ownNames } from "#contract/names";
import type { PaymentMethod, PaymentProviderName } from "#contract/payment";
import { billingLimits, rowLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { assertMayCreate, oneAtATime } from "#server/queries/accounts/row-limits";
import { actAs } from "#server/queries/audit/audit";
import { lockOrder } from "#server/queries/billing/orders";
import { findPayment, findPaymentByKey, lockPayment, payableAt } from "#server/queries/billing/payments/find-payments";
import { insertPayment, placeUsableUntil, setPayment } from "#server/queries/billing/payments/payments";
import { setExpiry } from "#server/queries/billing/unpaid-orders";
import { readNames } from "#server/queries/settings/names";
import { type BillingDeps, providerNamed } from "./deps.ts";
import { notifyUrlOf } from "./execute-refund.ts";
import { canFulfil } from "./fulfil.ts";
import { askProvider, runProviderEffects } from "./provider-effects.ts";

const MINUTE = 60_000;

export interface WayWanted {
  id: string;
  provider: PaymentProviderName;
  method: PaymentMethod;
  language: "zh" | "en";
  idempotencyKey: string;
  /** Of the payer's network. */
  address: string;
}

/**
 * A transfer takes days; elsewhere nobody pays long after the order's time, but whoever begins late gets to the end, and no
 * place to pay lives longer than the shortest-lived provider's, a day, however long an offer stands.
 */
function expiryOf(order: OrderRow, method: PaymentMethod, now: Date): Date {
  const { transferDays, paymentMinutes, paymentHours } = billingLimits;
  const after = (minutes: number) => now.getTime() + minutes * MINUTE;
  const ordered = order.expires_at.getTime();
  if (method === "transfer") return new Date(Math.max(ordered, after(transferDays * 24 * 60)));
  return new Date(Math.min(Math.max(ordered, after(paymentMinutes)), after(paymentHours * 60)));
}

/**
 * Closes places at the provider whose code or link leads nowhere any more, before another is opened beside them: nobody shall
 * pay twice. Answers the payment that turns out paid meanwhile. Throws unavailable.
 */
async function leaveStale(deps: BillingDeps, owner: Owner, wanted: WayWanted): Promise<PaymentRow | null> {
  const soon = new Date(deps.now().getTime() + MINUTE);
  for (const row of await payableAt(deps.db, wanted.id, wanted)) {
    const stale = placeUsableUntil(row) <= soon && row.idempotency_key !== wanted.idempotencyKey;
    if (!stale || row.user_id !== owner.userId) continue;
    await askProvider(deps, row, "close", `user:${owner.userId}`);
    const after = await findPayment(deps.db, row.id);
    if (after?.state === "paid") return after;
  }
  return null;
}

async function intend(
  deps: BillingDeps,
  owner: Owner,
  wanted: WayWanted,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  return await deps.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${owner.userId}`, wanted.address);
    await oneAtATime(trx, owner);
    const order = await lockOrder(trx, owner, wanted.id);
    const earlier = await findPaymentByKey(trx, owner, wanted.idempotencyKey);
    if (earlier && earlier.order_id !== order.id) throw new AppError("conflict");
    if (earlier) return { order, payment: earlier };
    const now = deps.now();
    if (order.status !== "pending" || order.expires_at <= now || !(await canFulfil(trx, order, now)))
      throw new AppError("order_closed", { data: { status: order.status } });
    const [payable] = await payableAt(trx, order.id, wanted);
    if (payable) return { order, payment: payable };
    await assertMayCreate(trx, owner, "payments", rowLimits.payments);
    const expiresAt = expiryOf(order, wanted.method, now);
    const payment = await insertPayment(trx, owner, order, { ...wanted, expiresAt, now });
    await waitFor(trx, order, payment);
    return { order, payment };
  });
}

/** A transfer takes days, and so long the order can be paid in any way. One that credits a rest keeps its hours: rests shrink. */
async function waitFor(trx: Db, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (payment.method !== "transfer" || order.credit_minor > 0 || payment.expires_at <= order.expires_at) return;
  await setExpiry(trx, order.id, payment.expires_at);
}

const chargeOf = (
  deps: BillingDeps,
  order: OrderRow,
  payment: PaymentRow,
  wanted: WayWanted & { names: Names | null },
): Charge => ({
  reference: payment.reference,
  amountMinor: payment.amount_minor,
  currency: payment.currency,
  method: payment.method,
  subject: `${(wanted.names ?? ownNames)[wanted.language]} ${order.plan.name[wanted.language]}`.slice(0, 120),
  returnUrl: `${deps.origin()}/dashboard/checkout?order=${order.id}`,
  notifyUrl: notifyUrlOf(deps, payment.provider),
  expiresAt: payment.expires_at,
  language: wanted.language,
  address: wanted.address,
});

async function askToOpen(
  deps: BillingDeps,
  provider: PaymentProvider,
  charge: Charge,
  payment: PaymentRow,
): Promise<Opened> {
  try {
    return await provider.open(charge);
  } catch (error) {
    if (error instanceof AppError && error.code === "payment_refused")
      await deps.db.transaction().execute(async (trx) => {
        const row = await lockPayment(trx, payment.id);
        if (row.state === "opening") await setPayment(trx, row.id, { state: "failed" });
      });
    throw error;
  }
}

/** Keeps the provider's answer. Meanwhile the order may have been given up: then the place to pay is closed again. */
async function keepOpened(deps: BillingDeps, owner: Owner, payment: PaymentRow, opened: Opened): Promise<PaymentRow> {
  const { row, gone } = await deps.db.transaction().execute(async (trx) => {
    await actAs(trx, `user:${owner.userId}`);
    await oneAtATime(trx, owner);
    const order = await lockOrder(trx, owner, payment.order_id);
    const before = await lockPayment(trx, payment.id);
    const about = { action: opened.action, provider_id: opened.providerId };
    const after = before.state === "opening" ? await setPayment(trx, payment.id, { ...about, state: "open" }) : before;
    if (after.provider_id === null && opened.providerId !== null) await setPayment(trx, payment.id, about);
    return { row: after, gone: order.status !== "pending" };
  });
  if (row.state === "closed" || (gone && row.state === "open"))
    await runProviderEffects(deps, { close: [payment.id], refund: [] });
  if (gone && row.state !== "paid") throw new AppError("order_closed");
  return row;
}

/**
 * Opens a place to pay a pending order, or answers the one that is open; one nobody can begin to pay at any more is closed
 * first. The same key answers the same payment; one whose opening was cut off is opened again. Throws not_found, order_closed, payment_refused, unavailable, conflict (the key belongs
 * to another order), invalid_input (no such way to pay here), too_many_requests.
 */
export async function payOrder(deps: BillingDeps, owner: Owner, wanted: WayWanted): Promise<PaymentRow> {
  const provider = providerNamed(deps.payments, wanted.provider);
  if (!provider?.methods.includes(wanted.method)) throw new AppError("invalid_input", { data: { field: "provider" } });
  const paid = await leaveStale(deps, owner, wanted);
  if (paid) return paid;
  const { order, payment } = await intend(deps, owner, wanted);
  if (payment.state !== "opening") return payment;
  const opened = await askToOpen(
    deps,
    provider,
    chargeOf(deps, order, payment, { ...wanted, names: await readNames(deps.db) }),
    payment,
  );
  return await keepOpened(deps, owner, payment, opened);
}
