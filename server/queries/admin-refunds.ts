/** Refunds of all accounts, for administrators; whom the scope may not reach is left out. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { refundsInput } from "#contract/admin-orders";
import type { PaymentProviderName } from "#contract/payment";
import type { Db } from "#server/db/tables";
import type { RefundRow } from "#server/db/tables/payments";
import { accountHas, every, lies } from "./account-words.ts";
import { reachable } from "./admin-accounts.ts";
import { numberIn } from "./admin-orders.ts";
import { cappedCount, keyset } from "./keyset.ts";

type Asked = z.infer<typeof refundsInput>;
export type AdminRefundRow = RefundRow & { order_id: string; order_number: number; provider: PaymentProviderName };

const columns = {
  at: { ref: "refunds.created_at", type: "timestamptz" },
  amount: { ref: "refunds.amount_minor", type: "integer" },
} as const;

const joined = (db: Db) =>
  db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id");

const shown = (db: Db) =>
  joined(db).selectAll("refunds").select(["payments.order_id", "payments.provider", "orders.number as order_number"]);

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichRefunds(
  db: Db,
  scope: AdminScope,
  { id, q, state, provider, done }: Omit<Asked, "cursor" | "limit">,
) {
  const number = q ? numberIn(q) : undefined;
  return every([
    reachable(scope, "refunds.user_id"),
    ...(id ? [sql`refunds.id = ${id}`] : []),
    ...(state ? [sql`refunds.state = ${state}`] : []),
    ...(done ? [lies("refunds.done_at", done)] : []),
    ...(provider ? [sql`payments.provider = ${provider}`] : []),
    ...(number === undefined ? [] : [sql`orders.number = ${number}`]),
    ...(q && number === undefined ? [await accountHas(db, q, "refunds.user_id")] : []),
  ]);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfRefunds(db: Db, asked: Asked, which: RawBuilder<boolean>) {
  const list = keyset({ ...asked, columns, id: { ref: "refunds.id", type: "uuid" } });
  const rows = await shown(db)
    .select(list.keys)
    .where(which)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export async function countRefunds(db: Db, which: RawBuilder<boolean>) {
  // joined only where they narrow it: the database leaves out a left join nobody looks at
  const counted = db
    .selectFrom("refunds")
    .leftJoin("payments", "payments.id", "refunds.payment_id")
    .leftJoin("orders", "orders.id", "payments.order_id");
  return await cappedCount(db, counted.select("refunds.id").where(which));
}

export const findRefund = (db: Db, id: string): Promise<AdminRefundRow | undefined> =>
  shown(db).where("refunds.id", "=", id).executeTakeFirst();
