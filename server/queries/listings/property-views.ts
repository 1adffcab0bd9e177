/** Opens of public pages: counted once a visitor, page and day, for the link they came by first. Read back by figures.ts. */
import { sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import { viewLimits } from "#server/base/limits";
import type { Db } from "#server/db/tables";

/** Every clock of the world is a multiple of it away from UTC, so that each falls into one day of any reader. */
const QUARTER_MS = 900_000;

export interface View {
  propertyId: string;
  userId: string;
  /** 16 bytes that tell visitors of one day apart. */
  visitor: Buffer;
  /** Code of the link they came by; "": none. */
  link: string;
  /** What the page was read in. */
  language: CopyLanguage;
  at: Date;
}

/**
 * One statement, so that a visitor counts once however many ask at the same moment, and quarter of an hour, day and total agree.
 * Past the day's limit nothing is kept: no page has that many visitors, a flood has.
 */
export async function countView(db: Db, { propertyId, userId, visitor, link, language, at }: View): Promise<void> {
  const since = new Date(Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS);
  const day = at.toISOString().slice(0, 10);
  await sql`
    with fresh as (
      insert into property_visitors (property_id, day, visitor)
      select ${propertyId}::uuid, ${day}::date, ${visitor}::bytea
      where (
        select coalesce(sum(views), 0) from property_views
        where property_id = ${propertyId} and since >= ${day}::date at time zone 'UTC'
      ) < ${viewLimits.perDay}
      on conflict do nothing
      returning property_id
    ), counted as (
      insert into property_views as v (property_id, user_id, since, link, language, views)
      select property_id, ${userId}::uuid, ${since}::timestamptz, ${link}, ${language}, 1 from fresh
      on conflict (property_id, since, link, language) do update set views = v.views + 1
    )
    update properties set views = views + 1 where id in (select property_id from fresh)`.execute(db);
}

/** Forgets who was counted before `day` (YYYY-MM-DD), and the keys they were hashed with. */
export async function forgetVisitors(db: Db, day: string): Promise<void> {
  await db.deleteFrom("property_visitors").where("day", "<", day).execute();
  await db.deleteFrom("page_keys").where("name", "like", "views:%").where("name", "<", `views:${day}`).execute();
}
