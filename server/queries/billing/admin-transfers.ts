/** Bank transfers of all accounts, for administrators; whom the scope may not reach is left out. */
import { sql } from "kysely";
import type { z } from "zod";
import { readTransferCode } from "#adapters/payments/transfer-code";
import type { AccountNamed, Transfer, transfersInput } from "#contract/admin/orders";
import type { PaymentRow } from "#server/db/tables/payments";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { type ListSource, rowsOf } from "#server/queries/lists/list-source";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { ofQuoted, quotedOrders } from "#server/queries/quoted/quoted-orders";
import { orderIdsOf, paidBy } from "./paid-by.ts";
import { receivedBy, referencesOf } from "./transfer-differences.ts";

type Asked = z.infer<typeof transfersInput>;

const sorted = {
  columns: {
    at: { ref: "created_at", type: "timestamptz" },
    amount: { ref: "amount_minor", type: "integer" },
    until: { ref: "expires_at", type: "timestamptz" },
  },
  id: { ref: "id", type: "uuid" },
} as const;

const transferOf = (
  row: PaymentRow & { account: AccountNamed },
  about: Pick<Transfer, "orderNumber" | "receivedMinor" | "transactionId">,
): Transfer => ({
  id: row.id,
  state: row.state,
  amountMinor: row.amount_minor,
  currency: row.currency,
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  memo: row.action?.type === "transfer" ? row.action.memo : null,
  orderId: row.order_id,
  ...about,
  account: row.account,
});

/** Bank transfers in the list of administrators; those of administrators for super only. */
export const transferList: ListSource<Asked, Transfer> = async ({ db, scope }, asked) => {
  const { q, state } = asked;
  const memo = q ? readTransferCode(q) : null;
  const quoted = q && !memo ? await quotedOrders(db, q) : null;
  const part = q && !memo && !quoted ? await partlyQuoted(db, q) : null;
  const others = [
    sql`provider = 'bank'`,
    reachable(scope, "payments.user_id"),
    ...(state ? [sql`state = ${state}`] : []),
    ...(memo ? [sql`action ->> 'memo' = ${memo}`] : []),
    ...(quoted ? [ofQuoted(quoted, "payments.order_id")] : []),
  ];
  const named = part ? ofQuoted(part, "payments.order_id") : undefined;
  const meant = await ownedBy(db, "payments", memo || quoted ? undefined : q, others, named);
  return rowsOf({
    query: db.selectFrom("payments").selectAll().where(meant.where),
    sorted,
    asked,
    items: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const [named, orders, received, several] = await Promise.all([
        withAccounts(db, rows),
        paidBy(db, orderIdsOf(rows)),
        receivedBy(db, ids),
        referencesOf(db, ids),
      ]);
      return named.map((row) =>
        transferOf(row, {
          orderNumber: orders.get(row.order_id)?.number ?? "",
          receivedMinor: row.state === "paid" ? 0 : (received.get(row.id) ?? 0),
          transactionId: several.get(row.id) ?? row.transaction_id,
        }),
      );
    },
    count: () => countOwned(db, scope, "payments", meant),
  });
};
