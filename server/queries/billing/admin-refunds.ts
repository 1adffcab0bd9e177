/** Refunds of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import type { AdminRefund, refundsInput } from "#contract/admin/orders";
import { AppError } from "#contract/errors";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { RefundRow } from "#server/db/tables/payments";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { type QuotedOrders, quotedOrders } from "#server/queries/quoted/quoted-orders";
import { humanNumber } from "#server/queries/tasks/task-shape";
import { refundOf } from "./refunds.ts";

type Asked = z.infer<typeof refundsInput>;
type AdminRefundRow = RefundRow & {
  order_id: string;
  order_number: number;
  provider: PaymentProviderName;
  transaction_id: string | null;
};

const sorted = {
  columns: {
    at: { ref: "refunds.created_at", type: "timestamptz" },
    amount: { ref: "refunds.amount_minor", type: "integer" },
  },
  id: { ref: "refunds.id", type: "uuid" },
} as const;

/** Asked for each refund alone, so that counting them needs no more than they are. */
const paid = sql`select from payments p`;

/** Refused by the provider, and nobody has tried again. */
export const leftFailed = sql<boolean>`(refunds.state = 'failed' and not exists (select from refunds later
  where later.payment_id = refunds.payment_id and later.created_at > refunds.created_at))`;

const refunds = (db: Db) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .selectAll("refunds")
    .select(["payments.order_id", "payments.provider", "payments.transaction_id", "orders.number as order_number"]);

/** In the shape of the contract. */
const adminRefundsOf = async (db: Db, rows: readonly AdminRefundRow[]): Promise<AdminRefund[]> =>
  (await withAccounts(db, rows)).map((row) => ({
    ...refundOf(row),
    orderId: row.order_id,
    orderNumber: humanNumber("ORD", row.order_number),
    provider: row.provider,
    transactionId: row.transaction_id,
    account: row.account,
    decidedBy: row.decided_by,
    whyFailed: row.why_failed,
  }));

/** As reports count refunds: of money that paid its order, not of what came by mistake. */
const ofRevenue = sql<boolean>`exists (${paid} join orders o on o.payment_id = p.id where p.id = refunds.payment_id)`;

/** Refunds of all accounts in the list of administrators; those of administrators for super only. */
export const refundList: ListSource<Asked, AdminRefund> = async ({ db, scope }, asked) => {
  const { id, q, state, provider, done, currency, left } = asked;
  const quoted = q ? await quotedOrders(db, q) : null;
  const part = q && !quoted ? await partlyQuoted(db, q) : null;
  const ofOrder = (named: QuotedOrders) =>
    sql<boolean>`exists (${paid} join orders o on o.id = p.order_id where p.id = refunds.payment_id and ${named.where("o")})`;
  const others = [
    reachable(scope, "refunds.user_id"),
    ...(id ? [sql`refunds.id = ${id}`] : []),
    ...(state ? [sql`refunds.state = ${state}`] : []),
    ...(left ? [leftFailed] : []),
    ...(done ? [inRange("refunds.done_at", done), ofRevenue] : []),
    ...(currency ? [sql`refunds.currency = ${currency}`] : []),
    ...(provider ? [sql`exists (${paid} where p.id = refunds.payment_id and p.provider = ${provider})`] : []),
    ...(quoted ? [ofOrder(quoted)] : []),
  ];
  const meant = await ownedBy(db, "refunds", quoted ? undefined : q, others, part ? ofOrder(part) : undefined);
  return rowsOf({
    query: refunds(db).where(meant.where),
    sorted,
    asked,
    items: (rows) => adminRefundsOf(db, rows),
    count: () => countOwned(db, scope, "refunds", meant),
  });
};

/** Throws not_found. */
export async function findRefund(db: Db, id: string): Promise<{ userId: string; refund: AdminRefund }> {
  const row = await refunds(db).where("refunds.id", "=", id).executeTakeFirst();
  const [refund] = row ? await adminRefundsOf(db, [row]) : [];
  if (!row || !refund) throw new AppError("not_found");
  return { userId: row.user_id, refund };
}
