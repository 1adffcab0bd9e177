/** Subscriptions: what is current, what waits, what ended. The moment is always given: a request asks for its own. */
import { sql } from "kysely";
import type { Quota } from "#contract/entitlement";
import type { Subscription } from "#contract/subscription";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Owner } from "#server/queries/accounts/owner";
import type { Bought } from "./orders.ts";

/** So many of the newest are shown: years of monthly packages. */
const SHOWN = 36;

/** The figures of a period, the same wherever they are shown. */
export function quotaOf(row: Pick<SubscriptionRow, "listing_quota" | "extra_quota" | "used">): Quota {
  const { listing_quota: plan, extra_quota: extra, used } = row;
  const limit = plan === null ? null : plan + extra;
  return { plan, extra, limit, used, left: limit === null ? null : Math.max(0, limit - used) };
}

const isOpen = (row: SubscriptionRow, now: Date): boolean => row.cancelled_at === null && row.ends_at > now;
const isRunning = (row: SubscriptionRow, now: Date): boolean => isOpen(row, now) && row.starts_at <= now;

/** Begun, not ended, not taken back. */
const running = (now: Date) => sql<boolean>`(s.starts_at <= ${now} and s.ends_at > ${now} and s.cancelled_at is null)`;

/** Of several that run: what is bought goes before what is tried; of two that were bought, the later. */
const preferred = sql`(s.source = 'trial'), s.starts_at desc, s.id`;

const ofOwner = (db: Db, owner: Owner, now: Date) =>
  db
    .selectFrom("subscriptions as s")
    .selectAll("s")
    .where("s.user_id", "=", owner.userId)
    .orderBy(sql`${running(now)} desc`)
    .orderBy(preferred);

const stateOf = (row: SubscriptionRow, first: boolean, now: Date): Subscription["state"] =>
  !isOpen(row, now) ? "ended" : row.starts_at > now ? "upcoming" : first ? "current" : "active";

function endedBy(row: SubscriptionRow): Subscription["endedBy"] {
  if (row.cancelled_at === null) return null;
  if (row.replaced_by !== null) return "upgrade";
  return row.source === "trial" ? "trial_used" : row.source === "order" ? "refund" : "administrator";
}

const subscriptionOf = (row: SubscriptionRow, first: boolean, now: Date): Subscription => ({
  id: row.id,
  source: row.source,
  state: stateOf(row, first, now),
  planCode: row.plan_code,
  planName: row.plan.name,
  quota: quotaOf(row).limit,
  extra: row.extra_quota,
  used: row.used,
  startsAt: row.starts_at.toISOString(),
  endsAt: (row.cancelled_at ?? row.ends_at).toISOString(),
  endedBy: endedBy(row),
});

/** The current one first, the others newest first. */
export async function listSubscriptions(db: Db, owner: Owner, now: Date): Promise<Subscription[]> {
  const rows = await ofOwner(db, owner, now).limit(SHOWN).execute();
  return rows.map((row, index) => subscriptionOf(row, index === 0, now));
}

/** The row whose listings are used now; without one, the row that ended last. */
export async function latestSubscriptionRow(
  db: Db,
  owner: Owner,
  now: Date,
): Promise<{ current: SubscriptionRow | null; last: SubscriptionRow | null }> {
  const row = await ofOwner(db, owner, now).limit(1).executeTakeFirst();
  if (row && isRunning(row, now)) return { current: row, last: null };
  const last = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("starts_at", "<=", now)
    .orderBy(sql`least(ends_at, cancelled_at) desc`)
    .limit(1)
    .executeTakeFirst();
  return { current: null, last: last ?? null };
}

/** How often the current row is looked for again when another ended it while we waited for its lock. */
const LOOKS = 3;

/** The row whose listings are used now, nobody else's until the transaction ends; null when none runs. */
export async function lockCurrentSubscription(trx: Db, owner: Owner, now: Date): Promise<SubscriptionRow | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    const query = trx.selectFrom("subscriptions as s").selectAll("s").where("s.user_id", "=", owner.userId);
    const chosen = query.where(running(now)).orderBy(preferred).limit(1);
    const locked = await chosen.forNoKeyUpdate().executeTakeFirst();
    if (locked) return locked;
    if (!(await chosen.executeTakeFirst())) return null;
  }
  return null;
}

/** Opens a period of a plan. */
export const insertSubscription = (
  db: Db,
  owner: Owner,
  period: Bought & {
    /** One of its own; otherwise the database makes it. */
    id?: string;
    source: Subscription["source"];
    orderId: string | null;
    startsAt: Date;
    endsAt: Date;
    /** Where the months of its chain are counted from; its own start when it begins one. */
    anchorAt?: Date;
    timeZone?: string;
  },
): Promise<SubscriptionRow> =>
  db
    .insertInto("subscriptions")
    .values({
      ...(period.id ? { id: period.id } : {}),
      user_id: owner.userId,
      source: period.source,
      order_id: period.orderId,
      price_list: period.priceList,
      plan_code: period.planCode,
      plan: json(period.plan),
      listing_quota: period.plan.listingQuota,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      anchor_at: period.anchorAt ?? null,
      ...(period.timeZone ? { time_zone: period.timeZone } : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
