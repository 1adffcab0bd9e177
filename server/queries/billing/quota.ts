/** The ledger of listings: a campaign takes one of the current period, a task that comes to nothing gives it back. */
import { type RawBuilder, sql } from "kysely";
import { AppError } from "#contract/errors";
import { crossedBy } from "#engine/billing/entitled";
import { listingLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { tellOnce } from "./package-notices.ts";
import { lockCurrentSubscription, quotaOf } from "./subscriptions.ts";

/**
 * Takes one listing of the current period, which stays locked until the transaction ends, and tells when few or none are
 * left. Throws no_package and quota_used_up. (The ledger's trigger refuses as well: constraint `quota_used_up`.)
 */
export async function takeQuota(
  trx: Db,
  owner: Owner,
  about: { propertyId: string; taskId: string },
  now: Date,
): Promise<void> {
  const current = await lockCurrentSubscription(trx, owner, now);
  if (!current) throw new AppError("no_package");
  const { limit, left } = quotaOf(current);
  const resets = current.ends_at.toISOString();
  if (limit !== null && left === 0) throw new AppError("quota_used_up", { data: { limit, resets } });
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
  const used = current.used + 1;
  const kind = crossedBy(used, limit);
  const data = { used, total: limit, day: resets };
  if (kind) await tellOnce(trx, owner, { subscriptionId: current.id, kind, data }, now);
}

/**
 * Gives back what a task has taken, to the period it was taken from. A second time it does nothing. A task that leaves texts
 * keeps its listing once so many others of the period have left theirs without one; trying it again then takes no other.
 */
export async function returnQuota(trx: Db, owner: Owner, taskId: string): Promise<void> {
  const { rows } = await sql<{ id: string; left_texts: boolean }>`
    select s.id, ${leftTexts(sql`${taskId}`)} as left_texts from subscriptions s
    where s.user_id = ${owner.userId} and s.id in (select subscription_id from quota_entries
      where user_id = ${owner.userId} and task_id = ${taskId} group by subscription_id having sum(delta) > 0)
    for no key update of s`.execute(trx);
  for (const { id, left_texts } of rows)
    if (left_texts && (await textsWithoutListing(trx, id)) >= listingLimits.returnedWithTexts) return;
  await sql`
    insert into quota_entries (user_id, subscription_id, property_id, task_id, delta, reason)
    select user_id, subscription_id, property_id, task_id, -sum(delta), 'returned' from quota_entries
    where user_id = ${owner.userId} and task_id = ${taskId}
    group by user_id, subscription_id, property_id, task_id having sum(delta) > 0`.execute(trx);
}

const leftTexts = (taskId: RawBuilder<unknown>) => sql<boolean>`exists (select from tasks t
  join pieces p on p.campaign_id = t.campaign_id and p.user_id = t.user_id where t.id = ${taskId})`;

/** Tasks of a period whose listings came back and whose texts stayed. */
async function textsWithoutListing(trx: Db, subscriptionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select q.task_id from quota_entries q where q.task_id in
        (select task_id from quota_entries where subscription_id = ${subscriptionId} and reason = 'returned')
      group by q.task_id having sum(q.delta) <= 0) as gone
    where ${leftTexts(sql.ref("gone.task_id"))}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Whether a task took a listing and gave it back: trying again takes one again. */
export async function gaveQuotaBack(db: Db, owner: Owner, taskId: string): Promise<boolean> {
  const row = await db
    .selectFrom("quota_entries")
    .select((of) => [of.fn.countAll<string>().as("entries"), of.fn.sum<string | null>("delta").as("held")])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();
  return row !== undefined && Number(row.entries) > 0 && Number(row.held ?? 0) <= 0;
}
