/** Open houses of an account's homes. */
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { OpenHouseRow } from "#server/db/tables/posts/calendar";
import type { PublicationRow } from "#server/db/tables/publishing";
import type { Owner } from "#server/queries/accounts/owner";

export type NewOpenHouse = Pick<
  OpenHouseRow,
  | "property_id"
  | "home_title"
  | "day"
  | "from_time"
  | "until_time"
  | "time_zone"
  | "starts_at"
  | "ends_at"
  | "order_key"
>;

export const insertOpenHouse = (trx: Db, owner: Owner, about: NewOpenHouse): Promise<OpenHouseRow> =>
  trx
    .insertInto("open_houses")
    .values({ ...about, home_title: about.home_title.slice(0, 300), user_id: owner.userId })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What an order made, by day. */
export const openHousesOfOrder = (db: Db, owner: Owner, orderKey: string): Promise<OpenHouseRow[]> =>
  db
    .selectFrom("open_houses")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("order_key", "=", orderKey)
    .orderBy("day")
    .execute();

/** That take place between two moments and were not called off, the soonest first. */
export const openHousesBetween = (
  db: Db,
  owner: Owner,
  { from, until }: { from: Date; until: Date },
): Promise<OpenHouseRow[]> =>
  db
    .selectFrom("open_houses")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("ends_at", ">", from)
    .where("starts_at", "<", until)
    .where("cancelled_at", "is", null)
    .orderBy("starts_at")
    .orderBy("id")
    .limit(200)
    .execute();

/** Of one post; null where it calls to none. Called off ones too. */
export async function openHouseOf(
  db: Db,
  { user_id, open_house_id }: Pick<PublicationRow, "user_id" | "open_house_id">,
): Promise<OpenHouseRow | null> {
  if (open_house_id === null) return null;
  const row = await db
    .selectFrom("open_houses")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("id", "=", open_house_id)
    .executeTakeFirst();
  return row ?? null;
}

/** Throws not_found, also for somebody else's and for one that was called off. */
export async function cancelOpenHouse(trx: Db, owner: Owner, id: string, now: Date): Promise<void> {
  const done = await trx
    .updateTable("open_houses")
    .set({ cancelled_at: now })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  if (done.numUpdatedRows === 0n) throw new AppError("not_found");
}

/** Posts that still wait to call to it, locked until the transaction ends. */
export const waitingCalls = (trx: Db, owner: Owner, id: string): Promise<PublicationRow[]> =>
  trx
    .selectFrom("publications")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("open_house_id", "=", id)
    .where("state", "=", "planned")
    .forUpdate()
    .execute();

/** How many wait to call to each. */
export async function waitingByOpenHouse(db: Db, owner: Owner): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("publications")
    .select((of) => ["open_house_id", of.fn.countAll<string>().as("count")] as const)
    .where("user_id", "=", owner.userId)
    .where("open_house_id", "is not", null)
    .where("state", "=", "planned")
    .groupBy("open_house_id")
    .execute();
  return new Map(rows.map((row) => [row.open_house_id ?? "", Number(row.count)]));
}
