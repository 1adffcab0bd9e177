/** Opens of public pages: counted once a visitor, page and day; read back in the reader's own days. */
import { sql } from "kysely";
import { viewLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

const HOUR_MS = 3_600_000;

export interface View {
  propertyId: string;
  userId: string;
  /** 16 bytes that tell visitors of one day apart. */
  visitor: Buffer;
  at: Date;
}

/**
 * One statement, so that a visitor counts once however many ask at the same moment, and hour, day and total agree.
 * Past the day's limit nothing is kept: no page has that many visitors, a flood has.
 */
export async function countView(db: Db, { propertyId, userId, visitor, at }: View): Promise<void> {
  const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
  const day = at.toISOString().slice(0, 10);
  await sql`
    with fresh as (
      insert into property_visitors (property_id, day, visitor)
      select ${propertyId}::uuid, ${day}::date, ${visitor}::bytea
      where (
        select coalesce(sum(views), 0) from property_views
        where property_id = ${propertyId} and hour >= ${day}::date at time zone 'UTC'
      ) < ${viewLimits.perDay}
      on conflict do nothing
      returning property_id
    ), counted as (
      insert into property_views as v (property_id, user_id, hour, views)
      select property_id, ${userId}::uuid, ${hour}::timestamptz, 1 from fresh
      on conflict (property_id, hour) do update set views = v.views + 1
    )
    update properties set views = views + 1 where id in (select property_id from fresh)`.execute(db);
}

/** Forgets who was counted before `day` (YYYY-MM-DD), and the keys they were hashed with. */
export async function forgetVisitors(db: Db, day: string): Promise<void> {
  await db.deleteFrom("property_visitors").where("day", "<", day).execute();
  await db.deleteFrom("page_keys").where("name", "like", "views:%").where("name", "<", `views:${day}`).execute();
}

/** "2026-03-02" of a moment in a time zone. */
const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (at: Date): string => format.format(at);
};

/** The last `days` days up to `now` in that time zone, oldest first. Throws RangeError for a zone nobody knows. */
export async function viewsByDay(
  db: Db,
  owner: Owner,
  propertyId: string,
  { days, timeZone, now }: { days: number; timeZone: string; now: Date },
): Promise<{ date: string; views: number }[]> {
  const dayOf = dayIn(timeZone);
  const [year = 0, month = 1, day = 1] = dayOf(now).split("-").map(Number);
  const dates = Array.from({ length: days }, (_, index) =>
    new Date(Date.UTC(year, month - 1, day - (days - 1 - index))).toISOString().slice(0, 10),
  );
  const rows = await db
    .selectFrom("property_views")
    .select(["hour", "views"])
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .where("hour", ">", new Date(now.getTime() - (days + 1) * 24 * HOUR_MS))
    .execute();
  const counted = new Map<string, number>();
  for (const row of rows) counted.set(dayOf(row.hour), (counted.get(dayOf(row.hour)) ?? 0) + row.views);
  return dates.map((date) => ({ date, views: counted.get(date) ?? 0 }));
}
