/** Music and voices an account brought for its films. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { FilmSoundRow } from "#server/db/tables/media";
import type { Owner } from "#server/queries/accounts/owner";

export const soundPath = (owner: Owner, soundId: string): string => `${owner.userId}/sounds/${soundId}.m4a`;

/** As many as a menu shows. */
const LISTED = 30;

export const insertSound = (
  db: Db,
  owner: Owner,
  sound: { id: string; name: string; seconds: number; bytes: number; spoken?: boolean },
): Promise<FilmSoundRow> =>
  db
    .insertInto("film_sounds")
    .values({ ...sound, user_id: owner.userId, path: soundPath(owner, sound.id) })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Throws not_found, also for somebody else's. */
export async function getSound(db: Db, owner: Owner, id: string): Promise<FilmSoundRow> {
  const row = await db
    .selectFrom("film_sounds")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

export const listSounds = (db: Db, owner: Owner): Promise<FilmSoundRow[]> =>
  db
    .selectFrom("film_sounds")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .orderBy("created_at", "desc")
    .limit(LISTED)
    .execute();

/** Removes sounds that no film uses after a month, and answers the paths of their files. */
export async function forgetSounds(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom("film_sounds")
    .where("created_at", "<", sql<Date>`now() - interval '30 days'`)
    .where(
      sql<boolean>`not exists (select 1 from films f where f.user_id = film_sounds.user_id
        and film_sounds.id::text in (f.wanted -> 'music' ->> 'soundId', f.wanted ->> 'voiceId'))`,
    )
    .returning("path")
    .execute();
  return rows.map(({ path }) => path);
}
