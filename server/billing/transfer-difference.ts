/**
 * A transfer of another amount than its order asks for: kept as a difference with every sum that came, until an administrator
 * accepts it, asks for the rest or sends it back. What comes for an order that is paid, or in another currency, can only go back.
 */
import { AppError } from "#contract/errors";
import type { OwnRefundReason } from "#contract/payment";
import type { BookSide, TransferChoice } from "#contract/reconciliation";
import { dayIn, statementZones } from "#engine/billing/statement-days";
import { billingLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { PaymentRow } from "#server/db/tables/payments";
import type { DifferenceRow } from "#server/db/tables/reconciliation";
import type { OrderRow } from "#server/db/tables/subscriptions";
import { ownerOfRow } from "#server/queries/accounts/owner";
import { actAs } from "#server/queries/audit/audit";
import { setOrder, setOrderAmount } from "#server/queries/billing/orders";
import { findPayment, findPaymentByTransaction } from "#server/queries/billing/payments/find-payments";
import { insertPayment, setPayment } from "#server/queries/billing/payments/payments";
import { insertRefund } from "#server/queries/billing/refunds";
import {
  closeTransferDifference,
  differencesHolding,
  isExtra,
  keepAsSurplus,
  keepTransferDifference,
  lockTransferDifference,
  openTransferDifference,
  partFromPayment,
  setTransferChoice,
} from "#server/queries/billing/transfer-differences";
import { setExpiry } from "#server/queries/billing/unpaid-orders";
import { queueMail } from "#server/queries/notifications/mail-outbox";
import { notify } from "#server/queries/notifications/notifications";
import { countingLate } from "#server/queries/reports/late-figures";
import { type Applied, applyCharge, lockByReference } from "./apply-charge.ts";
import { notBefore } from "./dated.ts";
import { type Books, noProviderEffects, type ProviderEffects } from "./deps.ts";
import { canFulfil } from "./fulfil.ts";

export interface ArrivedTransfer {
  paymentId: string;
  amountMinor: number;
  currency: string;
  /** The bank's own reference. */
  transactionId: string;
  paidAt: Date;
  adminId: string;
}

const sideOf = (row: PaymentRow): BookSide => ({
  reference: row.reference,
  amountMinor: row.amount_minor,
  currency: row.currency,
  state: row.state,
});

async function lockTransfer(trx: Db, paymentId: string): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const row = await findPayment(trx, paymentId);
  const locked = row?.provider === "bank" ? await lockByReference(trx, row.reference) : null;
  if (!locked) throw new AppError("not_found");
  return locked;
}

interface Received {
  told: Applied | null;
  difference: DifferenceRow | null;
}
const only = (outcome: Applied["outcome"]): Received => ({
  told: { outcome, after: noProviderEffects() },
  difference: null,
});

/**
 * Books money that came by transfer; give `after` to `runProviderEffects` once that committed. By itself, or with all that came
 * before under other references, it is what was asked for, and pays; or it is not, and is kept (`difference`, told null). What
 * came before a sum that pays by itself stays open, to be sent back, like what comes after it and what comes in another
 * currency. The same reference again corrects its amount, until it is settled. Throws not_found.
 */
export async function receiveTransfer(trx: Db, books: Books, transfer: ArrivedTransfer): Promise<Received> {
  const actor = `admin:${transfer.adminId}` as const;
  await actAs(trx, actor);
  const { order, payment } = await lockTransfer(trx, transfer.paymentId);
  const { transactionId, amountMinor, currency } = transfer;
  const paidAt = notBefore(transfer.paidAt, order.created_at);
  const day = dayIn(paidAt, statementZones.bank);
  const arrived = { transactionId, amountMinor, at: paidAt.toISOString() };
  const ours = sideOf(payment);
  const held = await differencesHolding(trx, transactionId);
  if (held.some(({ paymentId }) => paymentId !== payment.id)) return only("mismatch");
  const usedHere = payment.transaction_id === transactionId;
  const extra = payment.state === "paid" ? !usedHere : currency !== payment.currency;
  // registered as the other kind of money, or settled: it is here once
  if (held.some((row) => isExtra(row) !== extra || (extra && row.resolved_at !== null))) return only("known");
  const pays = await findPaymentByTransaction(trx, "bank", transactionId);
  if (extra) {
    if (pays) return only("mismatch");
    const due = { ...ours, amountMinor: payment.state === "paid" ? 0 : payment.amount_minor };
    const about = { theirs: { ...arrived, currency }, ours: due, arrivals: [arrived], extra: transactionId };
    return { told: null, difference: await keepTransferDifference(trx, payment, { ...about, day, now: books.now() }) };
  }
  const charge = { state: "paid" as const, amountMinor, currency, transactionId, paidAt };
  const open = await openTransferDifference(trx, payment.id);
  const before = (open?.arrivals ?? []).filter((one) => one.transactionId !== transactionId);
  const arrivals = [...before, arrived];
  const totalMinor = arrivals.reduce((sum, one) => sum + one.amountMinor, 0);
  const together = totalMinor === payment.amount_minor;
  const whole = together || amountMinor === payment.amount_minor;
  if (!whole && payment.state !== "paid" && !pays) {
    const theirs = { ...arrived, amountMinor: totalMinor, currency };
    const about = { theirs, ours, arrivals, day, now: books.now() };
    return { told: null, difference: await keepTransferDifference(trx, payment, about) };
  }
  const accepted = whole ? { ...charge, amountMinor: payment.amount_minor } : charge;
  const told = await applyCharge(trx, books, payment.reference, accepted, actor);
  if (open && (told.outcome === "applied" || told.outcome === "refunded")) {
    if (together)
      await closeTransferDifference(trx, open.id, {
        adminId: transfer.adminId,
        now: books.now(),
        arrivals,
        totalMinor,
      });
    else await keepAsSurplus(trx, open.id);
  }
  return { told, difference: null };
}

/** Takes what came for what the order cost; an order that waits for nothing any more keeps its amount, and the money goes back. */
async function accept(trx: Db, books: Books, locked: Locked, actor: `admin:${string}`): Promise<Applied> {
  const { order, payment, row, totalMinor } = locked;
  if (order.status === "pending" || order.status === "expired") await setOrderAmount(trx, order, totalMinor);
  const { currency, reference } = await setPayment(trx, payment.id, { amount_minor: totalMinor });
  const last = row.arrivals.at(-1);
  if (!last) throw new Error(`difference ${row.id} holds no arrival`);
  const { transactionId, at } = last;
  const charge = { state: "paid" as const, amountMinor: totalMinor, currency, transactionId, paidAt: new Date(at) };
  return await applyCharge(trx, books, reference, charge, actor);
}

/** Another sum paid the order, or this one is in another currency. */
const onlyGoesBack = ({ payment, row }: Pick<Locked, "payment" | "row">): boolean =>
  payment.state === "paid" || isExtra(row);

/** What the payer reads of it: the administrator's note is about the bank's statement, and stays with the difference. */
function whyBack({ order, payment, row }: Locked): OwnRefundReason {
  if (row.theirs !== null && row.theirs.currency !== payment.currency) return "other_currency";
  if (payment.state === "paid") return "paid_twice";
  if (order.status === "pending") return "other_amount_open";
  return order.status === "cancelled" ? "order_cancelled" : "other_amount";
}

/**
 * Books what came as money of the payment, or of one of its own where that was paid by another sum or still waits for the whole
 * one: its memo, which the payer's bank remembers, pays the order as before. All of it goes back.
 */
async function sendBack(trx: Db, books: Books, locked: Locked, by: Settling): Promise<ProviderEffects> {
  const { order, row, totalMinor } = locked;
  const last = row.arrivals.at(-1);
  const waits = order.status === "pending" && locked.payment.state === "open";
  const payment = waits || onlyGoesBack(locked) ? await openForSurplus(trx, books, order, row) : locked.payment;
  if (waits && !isExtra(row)) await partFromPayment(trx, row);
  const paidAt = new Date(last?.at ?? books.now());
  const money = { amount_minor: totalMinor, transaction_id: last?.transactionId ?? payment.reference, paid_at: paidAt };
  // the day it came is counted anew, like that of any money
  const paid = await countingLate(trx, paidAt, books.now(), () =>
    setPayment(trx, payment.id, { ...money, state: "paid" }),
  );
  const idempotencyKey = `transfer-${row.id}`;
  const wanted = {
    amountMinor: totalMinor,
    reason: whyBack(locked),
    decidedBy: by.adminId,
    idempotencyKey,
    now: books.now(),
  };
  const { id } = await insertRefund(trx, { payment: paid, ...wanted });
  return { close: [], refund: [id] };
}

async function openForSurplus(trx: Db, books: Books, order: OrderRow, row: DifferenceRow): Promise<PaymentRow> {
  const now = books.now();
  const about = {
    provider: "bank",
    method: "transfer",
    idempotencyKey: `surplus-${row.id}`,
    expiresAt: now,
    now,
  } as const;
  const came = { ...order, currency: row.theirs?.currency ?? order.currency };
  return await setPayment(trx, (await insertPayment(trx, ownerOfRow(order), came, about)).id, { state: "open" });
}

/**
 * The payer is told what is missing, and has as long again as for a new transfer; an order that had run out waits again. Throws
 * conflict where nothing is missing, order_closed where the order is given up or what it sold cannot be given any more.
 */
async function askRest(trx: Db, books: Books, { order, payment, row, totalMinor }: Locked): Promise<void> {
  const missingMinor = payment.amount_minor - totalMinor;
  if (missingMinor <= 0) throw new AppError("conflict");
  const now = books.now();
  const waits = order.status === "pending" || (order.status === "expired" && (await canFulfil(trx, order, now)));
  if (!waits) throw new AppError("order_closed", { data: { status: order.status } });
  const until = new Date(now.getTime() + billingLimits.transferDays * 86_400_000);
  if (order.status === "expired") await setOrder(trx, order.id, { status: "pending" });
  await setExpiry(trx, order.id, until);
  await setPayment(trx, payment.id, { expires_at: until, ...(payment.state === "closed" ? { state: "open" } : {}) });
  const { currency } = payment;
  await notify(trx, ownerOfRow(order), { kind: "transfer_short", data: { orderId: order.id, missingMinor, currency } });
  await queueMail(trx, { userId: order.user_id, kind: "transfer_short", subjectId: row.id, dueAt: now });
}

export interface Settling {
  /** The difference's. */
  id: string;
  choice: TransferChoice;
  note: string;
  adminId: string;
}
interface Locked {
  order: OrderRow;
  payment: PaymentRow;
  row: DifferenceRow;
  totalMinor: number;
}

/**
 * Settles a transfer of another amount in the administrator's transaction; give `after` to `runProviderEffects` once that committed.
 * Where another sum paid, or it is in another currency, it can only go back. Throws not_found, and conflict where it is settled, is
 * not what can be done, or nothing is missing to ask for; order_closed where the rest is asked for what cannot be given any more.
 */
export async function settleTransfer(
  trx: Db,
  books: Books,
  by: Settling,
): Promise<{ outcome: "applied" | "refunded" | "asked"; orderId: string; row: DifferenceRow; after: ProviderEffects }> {
  const actor = `admin:${by.adminId}` as const;
  await actAs(trx, actor);
  const current = await lockTransferDifference(trx, by.id, (paymentId) => lockTransfer(trx, paymentId));
  if (!current) throw new AppError("not_found");
  const { row, order } = current;
  if (row.resolved_at !== null) throw new AppError("conflict");
  // nothing is left to be taken or asked for
  if (onlyGoesBack(current) && by.choice !== "refund") throw new AppError("conflict");
  const locked = { ...current, totalMinor: row.arrivals.reduce((sum, one) => sum + one.amountMinor, 0) };
  const decided = { ...by, now: books.now() };
  if (by.choice === "ask") {
    await askRest(trx, books, locked);
    const asked = await setTransferChoice(trx, decided, { close: false });
    return { outcome: "asked", orderId: order.id, row: asked, after: noProviderEffects() };
  }
  const closed = await setTransferChoice(trx, decided, { close: true });
  if (by.choice === "refund") {
    const after = await sendBack(trx, books, locked, by);
    return { outcome: "refunded", orderId: order.id, row: closed, after };
  }
  const { outcome, after } = await accept(trx, books, locked, actor);
  if (outcome !== "applied" && outcome !== "refunded") throw new AppError("conflict");
  return { outcome, orderId: order.id, row: closed, after };
}
