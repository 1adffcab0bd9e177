/** Orders as their owner sees them: the transaction history. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Order, OrderKind, OrderStatus } from "#contract/order";
import type { Plan } from "#contract/plan";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { OrderRow, PlanSnapshot } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { newestPage } from "#server/queries/lists/keyset";
import { humanNumber } from "#server/queries/tasks/task-shape";

/** An order in the shape of the contract; named as the plan was when it was bought. */
export const orderOf = (row: OrderRow): Order => ({
  id: row.id,
  number: humanNumber("ORD", row.number),
  kind: row.kind,
  title: row.plan.name,
  planCode: row.plan_code,
  listings: row.kind === "pack" ? row.pack_listings : row.plan.listingQuota,
  currency: row.currency,
  priceMinor: row.price_minor,
  creditMinor: row.credit_minor,
  discountMinor: row.discount_minor,
  amountMinor: row.amount_minor,
  refundedMinor: row.refunded_minor,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
});

/** A plan as it is bought: which one, and what it said. */
export interface Bought {
  priceList: string;
  planCode: string;
  plan: PlanSnapshot;
}

/** What an order and a subscription keep of a plan. */
export const snapshotOf = (plan: Plan): PlanSnapshot => ({
  name: plan.name,
  priceMinor: plan.priceMinor,
  currency: plan.currency,
  listingQuota: plan.listingQuota,
  benefits: plan.benefits,
  entitlements: plan.entitlements,
  version: plan.version,
});

/** What a new order says besides its plan, amounts in minor units; what is left out is the database's default. */
export interface NewOrder extends Bought {
  amountMinor: number;
  createdAt: Date;
  status?: Order["status"];
  paidAt?: Date | null;
  kind?: OrderKind;
  /** Of a pack. */
  packListings?: number | null;
  /** Before credit and discount; as a rule what is paid. */
  priceMinor?: number;
  creditMinor?: number;
  discountMinor?: number;
  /** Periods it credits or belongs to. */
  baseSubscriptionIds?: string[];
  /** IANA. */
  timeZone?: string;
  expiresAt?: Date;
  idempotencyKey?: string;
  /** The administrator who made it an offer. */
  offeredBy?: string;
}

/** The row, with a number of its own. */
export const insertOrder = (db: Db, owner: Owner, order: NewOrder): Promise<OrderRow> =>
  db
    .insertInto("orders")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_order_number()`,
      price_list: order.priceList,
      plan_code: order.planCode,
      plan: json(order.plan),
      kind: order.kind,
      pack_listings: order.packListings,
      price_minor: order.priceMinor ?? order.amountMinor,
      credit_minor: order.creditMinor,
      discount_minor: order.discountMinor,
      amount_minor: order.amountMinor,
      currency: order.plan.currency,
      base_subscription_ids: order.baseSubscriptionIds,
      time_zone: order.timeZone,
      status: order.status,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
      paid_at: order.paidAt,
      idempotency_key: order.idempotencyKey,
      offered_by: order.offeredBy,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A page of the owner's orders, newest first. Throws invalid_input for a cursor we did not write. */
export async function listOrders(
  db: Db,
  owner: Owner,
  options: { cursor?: string; limit: number; status?: OrderStatus },
): Promise<{ rows: OrderRow[]; nextCursor: string | null }> {
  let query = db.selectFrom("orders").selectAll().where("user_id", "=", owner.userId);
  if (options.status) query = query.where("status", "=", options.status);
  return await newestPage(query, options);
}

/** The owner's order under its lock. Throws not_found. Take the account's lock (`oneAtATime`) before. */
export async function lockOrder(trx: Db, owner: Owner, id: string): Promise<OrderRow> {
  const row = await trx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", owner.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** Moves an order on; the database refuses a state that may not follow. */
export const setOrder = (trx: Db, id: string, to: { status: OrderStatus; paidAt?: Date; paymentId?: string | null }) =>
  trx
    .updateTable("orders")
    .set({
      status: to.status,
      updated_at: sql<Date>`now()`,
      ...(to.paidAt ? { paid_at: to.paidAt } : {}),
      ...(to.paymentId ? { payment_id: to.paymentId } : {}),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What was accepted instead of what the order had asked for, in minor units. */
export const setOrderAmount = (trx: Db, order: OrderRow, amountMinor: number): Promise<unknown> =>
  trx
    .updateTable("orders")
    .set({ amount_minor: amountMinor, adjusted_minor: order.adjusted_minor + amountMinor - order.amount_minor })
    .where("id", "=", order.id)
    .execute();
