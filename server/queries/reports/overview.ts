/** Totals of an account, and how far a newcomer has come. */
import { sql } from "kysely";
import type { OverviewData } from "#contract/overview/overview";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** Opens of all public pages; those of deleted properties are not counted. */
export async function totalViews(db: Db, owner: Owner): Promise<number> {
  const row = await db
    .selectFrom("properties")
    .select((of) => of.fn.sum<string | null>("views").as("views"))
    .where("user_id", "=", owner.userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return Number(row?.views ?? 0);
}

/** What has been done at least once; the profile, once a card says how readers reach the agent. A home that was deleted since counts: the person knows how. */
export async function stepsDone(db: Db, owner: Owner): Promise<OverviewData["firstSteps"]> {
  const { userId } = owner;
  const { rows } = await sql<OverviewData["firstSteps"]>`
    select
      exists (select from agent_cards where user_id = ${userId}
        and coalesce(phone, email, wechat) is not null) as profile,
      exists (select from profiles where user_id = ${userId} and phone_verified_at is not null) as phone,
      exists (select from tasks where user_id = ${userId} and kind = 'import' and status = 'completed')
        or exists (select from properties where user_id = ${userId}) as listing,
      exists (select from tasks where user_id = ${userId} and kind = 'write' and status = 'completed') as campaign,
      exists (select from properties where user_id = ${userId} and published_at is not null) as share`.execute(db);
  return rows[0] ?? { profile: false, phone: false, listing: false, campaign: false, share: false };
}
