/** Prepaid periods of all accounts, for administrators; those of administrators for super only. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AdminScope } from "#contract/account";
import type { AccountNamed } from "#contract/admin/orders";
import type { AdminSubscription, AdminSubscriptionState, subscriptionsInput } from "#contract/admin/subscriptions";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import { countOwned, ownedBy, type RowFilter } from "#server/queries/accounts/account-filter";
import { reachable } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { keyset } from "#server/queries/lists/keyset";
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

/** Packages shorter and longer than a month, in the words of their indexes: 28 days, and 31 with an hour of summer time. */
const short = sql<boolean>`extract(epoch from ends_at - starts_at) < 2419200`;
const long = sql<boolean>`extract(epoch from ends_at - starts_at) > 2682000`;
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000);
/**
 * Nearly every package is a month long: if it ended, it began as long ago, and if it runs, it ends before a month is over, so
 * that its order is walked from there. The others have indexes of their own. Other lists are one part.
 */
function partsOf({ state, sort }: Asked, now: Date): readonly RawBuilder<boolean>[] {
  if (state === "ended" && sort === "starts")
    return [sql`(not ${short} and starts_at <= ${after(now, -2_419_200)})`, short];
  if (state === "running" && sort === "ends") return [sql`(not ${long} and ends_at <= ${after(now, 2_682_000)})`, long];
  return [sql`true`];
}

/** Which rows are meant: found out once for a page, its count and every part of a file, as words are looked up for it. */
export async function whichSubscriptions(db: Db, scope: AdminScope, asked: Omit<Asked, "cursor" | "limit">, now: Date) {
  const { q, state, source, plan, begun, currency, userId } = asked;
  const others = [
    reachable(scope, "subscriptions.user_id"),
    ...(state ? [inState[state](now)] : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(plan ? [sql`plan_code = ${plan}`] : []),
    ...(begun ? [inRange("starts_at", begun)] : []),
    ...(currency ? [sql`plan ->> 'currency' = ${currency}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
  ];
  return await ownedBy(db, "subscriptions", q, others);
}

/** Throws invalid_input for a cursor of another order. */
export async function pageOfSubscriptions(db: Db, asked: Asked, { where }: RowFilter, now: Date) {
  const list = keyset({ ...asked, columns, id: { ref: "id", type: "uuid" } });
  // which they are is read from the order's index alone, however far down they stand
  const ids = partsOf(asked, now).map(
    (part) =>
      sql`(${db
        .selectFrom("subscriptions")
        .select("id")
        .where(where)
        .where(part)
        .where(list.after)
        .orderBy(list.order)
        .limit(list.take)})`,
  );
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .select(list.keys)
    .where(sql<boolean>`id in (${sql.join(ids, sql` union all `)})`)
    .orderBy(list.order)
    .limit(list.take)
    .execute();
  return list.page(rows);
}

export const countSubscriptions = (db: Db, scope: AdminScope, which: RowFilter) =>
  countOwned(db, scope, "subscriptions", which);

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
