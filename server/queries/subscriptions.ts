/** Subscriptions and the ledger of their listings: what is current, what is used, what a home takes and gives back. */
import { sql } from "kysely";
import type { Subscription } from "#contract/subscription";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { SubscriptionRow } from "#server/db/tables/subscriptions";
import type { Bought } from "./orders.ts";
import type { Owner } from "./owner.ts";

/** So many of the newest are shown: years of monthly packages. */
const SHOWN = 36;

type Counted = SubscriptionRow & { open: boolean; begun: boolean };

const ofOwner = (db: Db, owner: Owner) =>
  db
    .selectFrom("subscriptions as s")
    .selectAll("s")
    .select([
      sql<boolean>`s.starts_at <= now()`.as("begun"),
      sql<boolean>`s.ends_at > now() and s.cancelled_at is null`.as("open"),
    ])
    .where("s.user_id", "=", owner.userId);

/** What is bought goes before what is tried; of two that were bought, the later. */
const preferred = sql`(s.starts_at <= now() and s.ends_at > now() and s.cancelled_at is null) desc, (s.source = 'trial'), s.starts_at desc, s.id`;

const stateOf = (row: Counted, first: boolean): Subscription["state"] =>
  !row.open ? "ended" : !row.begun ? "upcoming" : first ? "current" : "active";

const subscriptionOf = (row: Counted, first: boolean): Subscription => ({
  id: row.id,
  source: row.source,
  state: stateOf(row, first),
  planCode: row.plan_code,
  planName: row.plan.name,
  quota: row.listing_quota === null ? null : row.listing_quota + row.extra_quota,
  extra: row.extra_quota,
  used: row.used,
  startsAt: row.starts_at.toISOString(),
  endsAt: (row.cancelled_at ?? row.ends_at).toISOString(),
  endedBy: row.cancelled_at === null ? null : row.replaced_by !== null ? "upgrade" : "refund",
});

/** The current one first, the others newest first. */
export async function listSubscriptions(db: Db, owner: Owner): Promise<Subscription[]> {
  const rows = await ofOwner(db, owner).orderBy(preferred).limit(SHOWN).execute();
  return rows.map((row, index) => subscriptionOf(row, index === 0));
}

/** The row whose listings are used now; without one, the row that ended last. */
export async function latestSubscriptionRow(
  db: Db,
  owner: Owner,
): Promise<{ current: SubscriptionRow | null; last: SubscriptionRow | null }> {
  const row = await ofOwner(db, owner).orderBy(preferred).limit(1).executeTakeFirst();
  if (!row) return { current: null, last: null };
  return row.open && row.begun ? { current: row, last: null } : { current: null, last: row.begun ? row : null };
}

/** The subscription whose listings are used now, null when none is. */
export async function currentSubscription(db: Db, owner: Owner): Promise<Subscription | null> {
  const row = await ofOwner(db, owner).orderBy(preferred).limit(1).executeTakeFirst();
  const shown = row ? subscriptionOf(row, true) : null;
  return shown?.state === "current" ? shown : null;
}

/** Opens a period of a plan. */
export const insertSubscription = (
  db: Db,
  owner: Owner,
  period: Bought & {
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

/** Writes down that a home uses one listing of the current subscription; nothing when there is none. Does not refuse. */
export async function takeQuota(trx: Db, owner: Owner, about: { propertyId: string; taskId: string }): Promise<void> {
  const current = await currentSubscription(trx, owner);
  if (!current) return;
  await trx
    .insertInto("quota_entries")
    .values({
      user_id: owner.userId,
      subscription_id: current.id,
      property_id: about.propertyId,
      task_id: about.taskId,
      delta: 1,
      reason: "property",
    })
    .execute();
}

/** Gives back what a task has taken, to the subscription it was taken from. A second time it does nothing. */
export async function returnQuota(trx: Db, owner: Owner, taskId: string): Promise<void> {
  await sql`
    insert into quota_entries (user_id, subscription_id, property_id, task_id, delta, reason)
    select user_id, subscription_id, property_id, task_id, -sum(delta), 'returned' from quota_entries
    where user_id = ${owner.userId} and task_id = ${taskId}
    group by user_id, subscription_id, property_id, task_id having sum(delta) > 0`.execute(trx);
}

/** A task whose listing came back takes one again when it is tried again; nothing for one that still holds or never took. */
export async function takeQuotaAgain(trx: Db, owner: Owner, task: { id: string; property_id: string | null }) {
  if (task.property_id === null) return;
  const row = await trx
    .selectFrom("quota_entries")
    .select((of) => [of.fn.countAll<string>().as("entries"), of.fn.sum<string | null>("delta").as("held")])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", task.id)
    .executeTakeFirst();
  if (!row || Number(row.entries) === 0 || Number(row.held ?? 0) > 0) return;
  await takeQuota(trx, owner, { propertyId: task.property_id, taskId: task.id });
}
