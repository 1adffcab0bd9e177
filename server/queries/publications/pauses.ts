/** What keeps posts waiting: an account's own pause, an administrator's stop of a platform. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

export async function pausedSince(db: Db, owner: Owner): Promise<Date | null> {
  const row = await db
    .selectFrom("publishing_pauses")
    .select("paused_at")
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
  return row?.paused_at ?? null;
}

/** A second time it changes nothing. */
export async function setPause(db: Db, owner: Owner, paused: boolean, now: Date): Promise<void> {
  if (!paused) {
    await db.deleteFrom("publishing_pauses").where("user_id", "=", owner.userId).execute();
    return;
  }
  await db
    .insertInto("publishing_pauses")
    .values({ user_id: owner.userId, paused_at: now })
    .onConflict((on) => on.column("user_id").doNothing())
    .execute();
}

export async function stoppedPlatforms(db: Db): Promise<ReadonlyMap<string, { at: Date; reason: string }>> {
  const rows = await db.selectFrom("publishing_stops").selectAll().execute();
  return new Map(rows.map((row) => [row.platform, { at: row.stopped_at, reason: row.reason }]));
}

/** In a transaction that names its administrator. A second time it corrects the reason; since when stays. */
export async function stopPlatform(trx: Db, platform: string, reason: string, now: Date): Promise<void> {
  await trx
    .insertInto("publishing_stops")
    .values({ platform, reason, stopped_at: now })
    .onConflict((on) => on.column("platform").doUpdateSet({ reason }))
    .execute();
}

export const resumePlatform = (trx: Db, platform: string) =>
  trx.deleteFrom("publishing_stops").where("platform", "=", platform).execute();

/** By an administrator. */
export const platformStopped = sql<boolean>`exists (
  select from public.publishing_stops s where s.platform = publications.platform)`;

/** By its owner. */
export const accountPaused = sql<boolean>`exists (
  select from public.publishing_pauses p where p.user_id = publications.user_id)`;

/** In the statement that takes a post, so that nothing is taken once a pause is committed. */
export const notPaused = sql<boolean>`(not ${platformStopped} and not ${accountPaused})`;
