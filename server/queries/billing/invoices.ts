/** Requests for tax invoices: asked for by a buyer, decided by administrators. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { InvoiceForm, InvoiceRequest } from "#contract/invoice";
import { isTaxId } from "#engine/billing/tax-id";
import type { Db } from "#server/db/tables";
import type { InvoiceRow } from "#server/db/tables/invoices";
import { json } from "#server/db/tables/json";
import type { OrderRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import { actAs } from "#server/queries/audit/audit";
import { newestFirst } from "#server/queries/lists/keyset";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { lockOrder } from "./orders.ts";

/** A day comes as text: "2026-11-21" in every time zone. */
export const invoiceColumns = [
  ...(["id", "user_id", "order_id", "type", "buyer", "amount_minor", "currency", "order_number"] as const),
  ...(["state", "number", "url", "reason", "decided_by", "created_at", "updated_at"] as const),
  ...(["issued_minor", "red", "red_minor", "mistake"] as const),
  sql<string | null>`issued_on::text`.as("issued_on"),
];

/** Of what was asked to be invoiced, what has not gone back since. Of rows of `invoice_requests`. */
export const leftToInvoice = sql<number>`(invoice_requests.amount_minor - coalesce((select
  greatest(0, o.refunded_minor - (o.amount_minor - invoice_requests.amount_minor))
  from public.orders o where o.id = invoice_requests.order_id), 0))`;

/** Of what was issued, what has gone back and no red invoice says yet; 0 for one that was not issued. */
export const redDueOf = sql<number>`greatest(0, coalesce(invoice_requests.issued_minor - invoice_requests.red_minor
  - ${leftToInvoice}, 0))`;

/** In the shape of the contract. */
export const invoiceOf = (row: InvoiceRow): InvoiceRequest => ({
  id: row.id,
  type: row.type,
  buyer: {
    kind: row.buyer.kind,
    title: row.buyer.title,
    taxId: row.buyer.kind === "company" ? row.buyer.taxId : null,
    email: row.buyer.email ?? "",
  },
  state: row.state,
  number: row.number,
  issuedOn: row.issued_on,
  url: row.url,
  issuedMinor: row.issued_minor,
  reds: row.red,
  currency: row.currency,
  reason: row.reason,
  mistake: row.mistake,
  createdAt: row.created_at.toISOString(),
});

/** Whether an invoice can be asked for: paid, not for nothing, not given back wholly. */
export const mayInvoice = (order: OrderRow): boolean =>
  order.status === "completed" && order.amount_minor - order.refunded_minor > 0;

/** Whether a request keeps another of its order away: it waits, or it was issued and was not wrong. */
export const invoiceHolds = ({ state, mistake }: Pick<InvoiceRow, "state" | "mistake">): boolean =>
  state !== "refused" && mistake === null;

/** The order's newest request; undefined when there was none. */
export const findInvoice = (db: Db, owner: Owner, orderId: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom("invoice_requests")
    .select(invoiceColumns)
    .where("user_id", "=", owner.userId)
    .where("order_id", "=", orderId)
    .orderBy(newestFirst({ limit: 1 }).order)
    .limit(1)
    .executeTakeFirst();

/** What the owner asked for before, newest first, each buyer once. */
export async function rememberedBuyers(db: Db, owner: Owner): Promise<InvoiceForm[]> {
  const rows = await db
    .selectFrom("invoice_requests")
    .select(invoiceColumns)
    .where("user_id", "=", owner.userId)
    .orderBy(newestFirst({ limit: 50 }).order)
    .limit(50)
    .execute();
  const first = new Map<string, InvoiceForm>();
  for (const { type, buyer } of rows) {
    const key = `${buyer.kind} ${buyer.title}`;
    if (!first.has(key)) first.set(key, { type, buyer });
  }
  return [...first.values()].slice(0, 5);
}

/**
 * Keeps the request of an order. Call it in a transaction of the system's own connection, with the order's id as it came in.
 * Throws not_found, not_invoiceable, invoice_exists, tax_id_wrong.
 */
export async function requestInvoice(trx: Db, owner: Owner, orderId: string, form: InvoiceForm): Promise<InvoiceRow> {
  const { type, buyer } = form;
  if (buyer.kind === "company" && !isTaxId(buyer.taxId)) throw new AppError("tax_id_wrong");
  await actAs(trx, `user:${owner.userId}`);
  const order = await lockOrder(trx, owner, orderId);
  if (!mayInvoice(order)) throw new AppError("not_invoiceable");
  const earlier = await findInvoice(trx, owner, orderId);
  if (earlier && invoiceHolds(earlier)) throw new AppError("invoice_exists");
  return await trx
    .insertInto("invoice_requests")
    .values({
      user_id: owner.userId,
      order_id: order.id,
      type,
      buyer: json(buyer),
      amount_minor: order.amount_minor - order.refunded_minor,
      currency: order.currency,
      order_number: humanNumber("ORD", order.number),
    })
    .returning(invoiceColumns)
    .executeTakeFirstOrThrow();
}

/**
 * Takes back what was not decided yet, and answers it. The row goes: nothing came of it, and the audit says that there was one.
 * In a transaction of the system's own connection. Throws not_found, conflict.
 */
export async function withdrawInvoice(trx: Db, owner: Owner, orderId: string): Promise<InvoiceForm> {
  await actAs(trx, `user:${owner.userId}`);
  const withdrawn = await trx
    .deleteFrom("invoice_requests")
    .where("user_id", "=", owner.userId)
    .where("order_id", "=", orderId)
    .where("state", "=", "requested")
    .returning(["type", "buyer"])
    .executeTakeFirst();
  if (withdrawn) return withdrawn;
  throw new AppError((await findInvoice(trx, owner, orderId)) ? "conflict" : "not_found");
}

/** Of whichever account, and of accounts that are gone: who may see it is for the caller to decide. */
export const findInvoiceRow = (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom("invoice_requests").select(invoiceColumns).where("id", "=", id).executeTakeFirst();

type Decision =
  | { state: "issued"; number: string; issuedOn: string; url: string | null }
  | { state: "refused"; reason: string };

/** Throws not_found, conflict when it was decided already. */
async function decide(trx: Db, id: string, adminId: string, decision: Decision): Promise<InvoiceRow> {
  await actAs(trx, `admin:${adminId}`);
  const { state } = decision;
  const row = await trx
    .updateTable("invoice_requests")
    .set({
      decided_by: adminId,
      updated_at: sql<Date>`now()`,
      state,
      ...(state === "issued"
        ? { number: decision.number, issued_on: decision.issuedOn, url: decision.url, issued_minor: leftToInvoice }
        : { reason: decision.reason }),
    })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .returning(invoiceColumns)
    .executeTakeFirst();
  if (row) return row;
  const decided = await findInvoiceRow(trx, id);
  throw new AppError(decided ? "conflict" : "not_found");
}

/** Writes down the invoice that was issued in the tax system; its buyer is told by mail. `issuedOn`: "2026-11-21". */
export const issueInvoice = (
  trx: Db,
  about: { id: string; adminId: string; number: string; issuedOn: string; url: string | null },
): Promise<InvoiceRow> => decide(trx, about.id, about.adminId, { ...about, state: "issued" });

/** Says why none is issued; the buyer is told by mail and may ask again. */
export const refuseInvoice = (trx: Db, about: { id: string; adminId: string; reason: string }): Promise<InvoiceRow> =>
  decide(trx, about.id, about.adminId, { ...about, state: "refused" });
