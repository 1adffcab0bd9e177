/** Prepaid periods of all accounts, for administrators; those of administrators for super only. */
import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { AccountNamed } from "#contract/admin/orders";
import type { AdminSubscription, AdminSubscriptionState, subscriptionsInput } from "#contract/admin/subscriptions";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import { countOwned, ownedBy } from "#server/queries/accounts/account-filter";
import { reachable, withAccounts } from "#server/queries/accounts/admin-accounts";
import { inRange } from "#server/queries/lists/all-of";
import { keyset, readPage } from "#server/queries/lists/keyset";
import { inShape, type ListSource } from "#server/queries/lists/list-source";
import { partlyQuoted } from "#server/queries/quoted/partly-quoted";
import { ofQuoted, quotedOrders } from "#server/queries/quoted/quoted-orders";
import { orderIdsOf, paidBy } from "./paid-by.ts";
import { quotaOf } from "./subscriptions.ts";

type Asked = z.infer<typeof subscriptionsInput>;

const sorted = {
  columns: {
    ends: { ref: "ends_at", type: "timestamptz" },
    starts: { ref: "starts_at", type: "timestamptz" },
    made: { ref: "created_at", type: "timestamptz" },
  },
  id: { ref: "id", type: "uuid" },
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

/** Periods that end within so many days. */
export const endsSoon = (now: Date, days: number) =>
  sql<boolean>`subscriptions.ends_at < ${new Date(now.getTime() + days * 86_400_000)}::timestamptz`;

function stateOf(row: SubscriptionRow, now: Date): AdminSubscriptionState {
  if (row.cancelled_at !== null) return "cancelled";
  if (row.ends_at <= now) return "ended";
  return row.starts_at > now ? "upcoming" : "running";
}

const adminSubscriptionOf = (
  row: SubscriptionRow & { account: AccountNamed },
  orderNumber: string | null,
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
  orderNumber,
  replaced: row.replaced_by !== null,
});

async function adminSubscriptionsOf(db: Db, rows: readonly SubscriptionRow[], now: Date): Promise<AdminSubscription[]> {
  const [named, orders] = await Promise.all([withAccounts(db, rows), paidBy(db, orderIdsOf(rows))]);
  return named.map((row) => adminSubscriptionOf(row, orders.get(row.order_id ?? "")?.number ?? null, now));
}

/** Throws not_found. */
export async function findSubscription(db: Db, id: string, now: Date): Promise<AdminSubscription> {
  const rows = await db.selectFrom("subscriptions").selectAll().where("id", "=", id).execute();
  const [subscription] = await adminSubscriptionsOf(db, rows, now);
  if (!subscription) throw new AppError("not_found");
  return subscription;
}

/** Packages of all accounts in the list of administrators; those of administrators for super only. */
export const subscriptionList: ListSource<Asked, AdminSubscription> = async ({ db, scope, now }, asked) => {
  const { q, state, source, plan, begun, ending, currency, userId } = asked;
  const quoted = q ? await quotedOrders(db, q) : null;
  const part = q && !quoted ? await partlyQuoted(db, q) : null;
  const others = [
    reachable(scope, "subscriptions.user_id"),
    ...(state ? [inState[state](now)] : []),
    ...(source ? [sql`source = ${source}`] : []),
    ...(plan ? [sql`plan_code = ${plan}`] : []),
    ...(begun ? [inRange("starts_at", begun)] : []),
    ...(ending ? [endsSoon(now, ending)] : []),
    ...(currency ? [sql`plan ->> 'currency' = ${currency}`] : []),
    ...(userId ? [sql`user_id = ${userId}`] : []),
    ...(quoted ? [ofQuoted(quoted, "order_id")] : []),
  ];
  const named = part ? ofQuoted(part, "subscriptions.order_id") : undefined;
  const meant = await ownedBy(db, "subscriptions", quoted ? undefined : q, others, named);
  return {
    async page(at) {
      const list = keyset({ ...sorted, sort: asked.sort, direction: asked.direction, ...at });
      // which they are is read from the order's index alone, however far down they stand
      const ids = partsOf(asked, now).map(
        (part) =>
          sql`(${db
            .selectFrom("subscriptions")
            .select("id")
            .where(meant.where)
            .where(part)
            .where(list.after)
            .orderBy(list.order)
            .limit(list.take)})`,
      );
      const rows = db
        .selectFrom("subscriptions")
        .selectAll()
        .where(sql<boolean>`id in (${sql.join(ids, sql` union all `)})`);
      return await inShape(await readPage(rows, list), (found) => adminSubscriptionsOf(db, found, now));
    },
    count: () => countOwned(db, scope, "subscriptions", meant),
  };
};
