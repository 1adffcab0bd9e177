/** Prepaid periods of all accounts, for administrators; those of administrators for super only. */
import { sql } from "kysely";
import type { AdminScope } from "#contract/account";
import type { Within } from "#contract/admin/list";
import type { AdminSubscription, AdminSubscriptionState } from "#contract/admin/subscriptions";
import type { AccountNamed } from "#contract/admin-orders";
import type { PlanCode } from "#contract/plan";
import type { SubscriptionSource } from "#contract/subscription";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import { reachable } from "./admin-accounts.ts";
import { cappedCount, keyset } from "./keyset.ts";
import { quotaOf } from "./subscriptions.ts";

const columns = {
  ends: { ref: "ends_at", type: "timestamptz" },
  starts: { ref: "starts_at", type: "timestamptz" },
  made: { ref: "created_at", type: "timestamptz" },
} as const;

interface Asked {
  scope: AdminScope;
  state?: AdminSubscriptionState | undefined;
  source?: SubscriptionSource | undefined;
  plan?: PlanCode | undefined;
  begun?: Within | undefined;
  /** Only of these accounts. */
  userIds?: readonly string[] | undefined;
}

function matching(db: Db, asked: Asked, now: Date) {
  const { scope, state, source, plan, begun, userIds } = asked;
  let query = db.selectFrom("subscriptions").where(reachable(scope, "subscriptions.user_id"));
  if (state) query = query.where("cancelled_at", state === "cancelled" ? "is not" : "is", null);
  if (state === "running") query = query.where("starts_at", "<=", now).where("ends_at", ">", now);
  if (state === "upcoming") query = query.where("starts_at", ">", now);
  if (state === "ended") query = query.where("ends_at", "<=", now);
  if (source) query = query.where("source", "=", source);
  if (plan) query = query.where("plan_code", "=", plan);
  if (begun)
    query = query.where("starts_at", ">=", new Date(begun.from)).where("starts_at", "<", new Date(begun.until));
  if (userIds) query = query.where(sql<boolean>`user_id = any(${[...userIds]}::uuid[])`);
  return query;
}

/** A page and how many there are, up to the cap. Throws invalid_input for a cursor of another order. */
export async function listAllSubscriptions(
  db: Db,
  asked: Asked & {
    sort: keyof typeof columns;
    direction: "asc" | "desc";
    cursor?: string | undefined;
    limit: number;
  },
  now: Date,
) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  const rows = await matching(db, asked, now)
    .selectAll()
    .select(list.keys)
    .where(list.after)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return { ...list.page(rows), count: await cappedCount(db, matching(db, asked, now).select("id")) };
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
