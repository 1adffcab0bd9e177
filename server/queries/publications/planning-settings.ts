/** How an account plans its posts: its clock, whether approval is wanted, the weekly times of its accounts, the calendar's address. */
import type { WeeklySlot } from "#contract/publishing/calendar";
import type { Db } from "#server/db/tables";
import type { SlotRow } from "#server/db/tables/posts/calendar";
import { inGoodStanding } from "#server/queries/accounts/good-standing";
import type { Owner } from "#server/queries/accounts/owner";

export interface PlanningSettings {
  timeZone: string | null;
  approval: boolean;
}

export async function planningSettings(db: Db, owner: Owner): Promise<PlanningSettings> {
  const row = await db
    .selectFrom("publishing_settings")
    .select(["time_zone", "approval"])
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
  return { timeZone: row?.time_zone ?? null, approval: row?.approval ?? false };
}

/** Whether new posts wait for somebody's approval. */
export const wantsApproval = async (db: Db, owner: Owner): Promise<boolean> =>
  (await planningSettings(db, owner)).approval;

/** Only what is given changes. */
export async function savePlanning(
  db: Db,
  owner: Owner,
  about: { timeZone?: string | undefined; approval?: boolean | undefined },
  now: Date,
): Promise<void> {
  const set = {
    updated_at: now,
    ...(about.timeZone === undefined ? {} : { time_zone: about.timeZone }),
    ...(about.approval === undefined ? {} : { approval: about.approval }),
  };
  await db
    .insertInto("publishing_settings")
    .values({ user_id: owner.userId, ...set })
    .onConflict((on) => on.column("user_id").doUpdateSet(set))
    .execute();
}

/** By account, weekday and time. */
export const slotsOf = (db: Db, owner: Owner): Promise<SlotRow[]> =>
  db
    .selectFrom("publishing_slots")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("connection_id")
    .orderBy("weekday")
    .orderBy("at")
    .execute();

/** In the place of those the account had. Call it in a transaction, with an account that is the owner's. */
export async function replaceSlots(
  trx: Db,
  owner: Owner,
  connectionId: string,
  times: readonly WeeklySlot[],
): Promise<void> {
  await trx
    .deleteFrom("publishing_slots")
    .where("user_id", "=", owner.userId)
    .where("connection_id", "=", connectionId)
    .execute();
  if (times.length === 0) return;
  await trx
    .insertInto("publishing_slots")
    .values(times.map(({ weekday, at }) => ({ user_id: owner.userId, connection_id: connectionId, weekday, at })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The id in the calendar's address; null: it has none. */
export async function feedOf(db: Db, owner: Owner): Promise<string | null> {
  const row = await db
    .selectFrom("publishing_feeds")
    .select("id")
    .where("user_id", "=", owner.userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A new one; the one before is known to nobody any more. */
export async function renewFeed(trx: Db, owner: Owner, now: Date): Promise<string> {
  await endFeed(trx, owner);
  const { id } = await trx
    .insertInto("publishing_feeds")
    .values({ user_id: owner.userId, made_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const endFeed = (trx: Db, owner: Owner) =>
  trx.deleteFrom("publishing_feeds").where("user_id", "=", owner.userId).execute();

/** Whose calendar it is, with the language they read; undefined for an address nobody has. */
export const ownerOfFeed = (db: Db, id: string) =>
  db
    .selectFrom("publishing_feeds as f")
    .innerJoin("profiles as p", "p.user_id", "f.user_id")
    .innerJoin("accounts as a", "a.user_id", "f.user_id")
    .select(["f.user_id", "p.language"])
    .where("f.id", "=", id)
    .where("a.disabled_at", "is", null)
    .where(inGoodStanding("f.user_id"))
    .executeTakeFirst();
