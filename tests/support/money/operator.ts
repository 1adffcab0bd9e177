/** What the operator does: administrators who refund, offer, confirm transfers, and the jobs. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  askRefund,
  confirmRefundSent,
  executeRefunds,
  expireOrders,
  placeOffer,
  pollStuckPayments,
  receiveTransfer,
  retryRefund,
  runProviderEffects,
} from "#server/billing/index";
import { ordersOf, picked } from "./buying.ts";
import type { Process } from "./crash.ts";
import type { Act } from "./steps.ts";
import { depsOf, type World } from "./world.ts";

type About<Name extends Act["do"]> = Extract<Act, { do: Name }>;
const CNY = "CNY";

export async function refund(world: World, process: Process, { who, pick, percent }: About<"refund">): Promise<void> {
  const order = picked(await ordersOf(world, world.buyers[who], "completed"), pick);
  if (!order) return;
  const wanted = {
    orderId: order.id,
    amountMinor: percent === null ? null : Math.max(1, Math.floor((order.amount_minor * percent) / 100)),
    reason: "不再需要",
    adminId: world.adminId,
    idempotencyKey: `refund-${randomUUID()}`,
  };
  const ask = async (by: Process) => {
    const deps = depsOf(world, by);
    const asked = await by.db.transaction().execute((trx) => askRefund(trx, deps, wanted));
    await runProviderEffects(deps, { close: [], refund: asked ? [asked.id] : [] });
  };
  world.requests.push(ask);
  await ask(process);
}

/**
 * Of a failed refund `r` of a payment `p`: nobody tried again, the money is still here, and no upgrade that stands has
 * credited it (that one is refunded first, which is for a person to decide).
 */
export const retryable = `(not exists (select from refunds again where again.idempotency_key = 'retry-' || r.id)
  and r.amount_minor <= p.amount_minor - (select coalesce(sum(x.amount_minor), 0) from refunds x
    where x.payment_id = p.id and x.state <> 'failed')
  and not exists (select from orders o join subscriptions s on s.order_id = o.id
    join subscriptions by on by.id = s.replaced_by join orders upgrade on upgrade.id = by.order_id
    where o.payment_id = p.id and o.status = 'completed' and upgrade.status = 'completed'))`;

/** Refunds of this world in a state, the newest first; failed ones only while they can be tried again. */
export const refundsOf = ({ db, buyers }: World, state: "pending" | "failed") =>
  db
    .selectFrom("refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .selectAll("r")
    .select(["p.provider", "p.reference as paid_as"])
    .where(
      "r.user_id",
      "in",
      buyers.map((one) => one.userId),
    )
    .where("r.state", "=", state)
    .where(sql<boolean>`(r.state <> 'failed' or ${sql.raw(retryable)})`)
    .orderBy("r.created_at", "desc")
    .execute();

export async function retry(world: World, process: Process, pick: number): Promise<void> {
  const failed = picked(await refundsOf(world, "failed"), pick);
  if (!failed) return;
  const next = await process.db
    .transaction()
    .execute((trx) => retryRefund(trx, failed.id, world.adminId, world.clock.now()));
  await runProviderEffects(depsOf(world, process), { close: [], refund: [next.id] });
}

export async function offer(world: World, process: Process, { who, plan, amount }: About<"offer">): Promise<void> {
  const offered = { planCode: plan, amountMinor: amount, currency: CNY, adminId: world.adminId, days: 7 };
  await process.db.transaction().execute((trx) => placeOffer(trx, world.buyers[who], offered, world.clock.now()));
}

/** An administrator looks at the account and types in what came; a slip of the finger is a `mismatch`. */
export async function seeTransfer(world: World, process: Process, right: boolean): Promise<void> {
  const [money] = world.bank.unseen;
  if (!money) return;
  const { id: paymentId } = await world.db
    .selectFrom("payments")
    .select("id")
    .where("reference", "=", money.reference)
    .executeTakeFirstOrThrow();
  const { transactionId, currency, at: paidAt } = money;
  const amountMinor = money.amountMinor + (right ? 0 : 7);
  const deps = depsOf(world, process);
  const told = { paymentId, transactionId, currency, paidAt, amountMinor, adminId: world.adminId };
  const { told: booked } = await process.db.transaction().execute((trx) => receiveTransfer(trx, deps, told));
  const { outcome, after } = booked ?? { outcome: "mismatch" as const, after: { close: [], refund: [] } };
  if (outcome === "applied" && !right) throw new Error("a transfer of another amount was taken");
  if (right) world.bank.unseen.shift();
  await runProviderEffects(deps, after);
}

/** Sends the money first and says so then; cut off between, the administrator finds it sent and says so again. */
export async function sendRefund(world: World, process: Process, pick: number): Promise<void> {
  const waiting = (await refundsOf(world, "pending")).filter((one) => one.provider === "bank");
  const row = picked(waiting, pick);
  if (!row) return;
  const { id: refundId, reference: refundReference, amount_minor: amountMinor, paid_as: reference } = row;
  const sentAt = world.bank.sendBack({ reference, refundReference, amountMinor });
  const deps = depsOf(world, process);
  await process.db
    .transaction()
    .execute((trx) => confirmRefundSent(trx, deps, { refundId, sentAt, adminId: world.adminId }));
}

const jobs = { ask: pollStuckPayments, expire: expireOrders, refunds: executeRefunds };

export const job = (world: World, process: Process, which: keyof typeof jobs): Promise<number> =>
  jobs[which](depsOf(world, process));
