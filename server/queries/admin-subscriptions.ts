/** Prepaid periods of all accounts, for administrators; those of administrators for super only. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { AdminSubscription, AdminSubscriptionState, subscriptionsInput } from "#contract/admin/subscriptions";
import type { AccountNamed } from "#contract/admin-orders";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import { accountHas, every, lies } from "./account-words.ts";
import { reachable } from "./admin-accounts.ts";
import { cappedCount, keyset } from "./keyset.ts";
import { quotaOf } from "./subscriptions.ts";

type Asked = z.infer<typeof subscriptionsInput>;

const columns = {
  ends: { ref: "ends_at", type: "timestamptz" },
  starts: { ref: "starts_at", type: "timestamptz" },
  made: { ref: "created_at", type: "timestamptz" },
} as const;

const inState: Record<AdminSubscriptionState, (now: Date) => RawBuilder<unknown>> = {
  running: (now) => sql`cancelled_at is null and starts_at <= ${now} and ends_at > ${now}`,
  upcoming: (now) => sql`cancelled_at is null and starts_at > ${now}`,
  ended: (now) => sql`cancelled_at is null and ends_at <= ${now}`,
  cancelled: () => sql`cancelled_at is not null`,
};

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichSubscriptions(db: Db, scope: AdminScope, asked: Omit<Asked, "cursor" | "limit">, now: Date) {
  const { q, state, source, plan, begun, userId } = asked;
  return every([
    reachable(scope, "subscriptions.user_id"),
    ...(state ? [inState[state](now)] : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(plan ? [sql`plan_code = ${plan}`] : []),
    ...(begun ? [lies("starts_at", begun)] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(q ? [await accountHas(db, q, "subscriptions.user_id")] : []),
  ]);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfSubscriptions(db: Db, asked: Asked, which: RawBuilder<boolean>) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .select(list.keys)
    .where(which)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export async function countSubscriptions(db: Db, which: RawBuilder<boolean>) {
  return await cappedCount(db, db.selectFrom("subscriptions").select("id").where(which));
}

function stateOf(row: SubscriptionRow, now: Date): AdminSubscriptionState {
  if (row.cancelled_at !== null) return "cancelled";
  if (row.ends_at <= now) return "ended";
  return row.starts_at > now ? "upcoming" : "running";
}

export const adminSubscriptionOf = (
  row: SubscriptionRow & { account: AccountNamed },
  now: Date,
): AdminSubscription => ({
  id: row.id,
  account: row.account,
  source: row.source,
  state: stateOf(row, now),
  planCode: row.plan_code,
  planName: row.plan.name,
  quota: quotaOf(row).limit,
  used: row.used,
  startsAt: row.starts_at.toISOString(),
  endsAt: (row.cancelled_at ?? row.ends_at).toISOString(),
  orderId: row.order_id,
  replaced: row.replaced_by !== null,
});
