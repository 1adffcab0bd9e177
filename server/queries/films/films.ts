/** Films of campaigns: asked for, stored, listed, gone. The bytes lie in the bucket `media`. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { FilmOrder } from "#contract/media/film";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { FilmRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { withTasks } from "#server/queries/tasks/tasks";

/** The bucket films and sounds lie in. */
export const FILM_BUCKET = "media";
export const filmPath = (owner: Owner, filmId: string): string => `${owner.userId}/films/${filmId}.mp4`;

/** As many of a campaign as a screen shows. */
const LISTED = 24;

interface NewFilm {
  campaignId: string;
  taskId: string;
  wanted: FilmOrder;
  seconds: number;
  released?: string[];
}

export const insertFilm = (db: Db, owner: Owner, film: NewFilm): Promise<FilmRow> =>
  db
    .insertInto("films")
    .values({
      user_id: owner.userId,
      campaign_id: film.campaignId,
      task_id: film.taskId,
      wanted: json(film.wanted),
      seconds: film.seconds,
      released: film.released ?? [],
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const own = (db: Db, owner: Owner) => db.selectFrom("films").selectAll().where("user_id", "=", owner.userId);

/** Undefined where the task makes no film any more: it was removed. */
export const filmOfTask = (db: Db, owner: Owner, taskId: string): Promise<FilmRow | undefined> =>
  own(db, owner).where("task_id", "=", taskId).executeTakeFirst();

/** Undefined where there is none, also for somebody else's. */
export const findFilm = (db: Db, owner: Owner, id: string): Promise<FilmRow | undefined> =>
  own(db, owner).where("id", "=", id).executeTakeFirst();

/** Throws not_found, also for somebody else's. */
export async function getFilm(db: Db, owner: Owner, id: string): Promise<FilmRow> {
  const row = await findFilm(db, owner, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** The campaign's films, newest first. */
export async function filmsOfCampaign(
  db: Db,
  owner: Owner,
  campaignId: string,
): Promise<{ film: FilmRow; task: TaskRow | null }[]> {
  const films = await own(db, owner)
    .where("campaign_id", "=", campaignId)
    .orderBy("created_at", "desc")
    .limit(LISTED)
    .execute();
  return (await withTasks(db, owner, films)).map(({ row, task }) => ({ film: row, task }));
}

/** Of one home; nobody makes more. */
const MOST = 100;

/** The finished films of a home, each the newest of its campaign, language and shape: the one before it was replaced. */
export async function filmsOfHome(db: Db, owner: Owner, propertyId: string): Promise<FilmRow[]> {
  const films = await db
    .selectFrom("films")
    .innerJoin("campaigns", "campaigns.id", "films.campaign_id")
    .selectAll("films")
    .where("films.user_id", "=", owner.userId)
    .where("campaigns.property_id", "=", propertyId)
    .where("films.path", "is not", null)
    .orderBy("films.created_at", "desc")
    .limit(MOST)
    .execute();
  const shapeOf = ({ campaign_id, wanted }: FilmRow) => `${campaign_id} ${wanted.language} ${wanted.ratio}`;
  return [...new Map(films.toReversed().map((film) => [shapeOf(film), film])).values()];
}

/** Writes down that the film lies in the bucket, and of which facts it was made. False where its row is gone meanwhile. */
export async function storeFilm(
  db: Db,
  owner: Owner,
  id: string,
  made: { bytes: number; seconds: number; listing: Listing; says: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("films")
    .set({
      path: filmPath(owner, id),
      bytes: String(made.bytes),
      seconds: made.seconds,
      listing: json(made.listing),
      says: [...made.says],
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the row away; answers the path of its file, null where there is none yet. Throws not_found. */
export async function removeFilm(db: Db, owner: Owner, id: string): Promise<string | null> {
  const row = await db
    .deleteFrom("films")
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .returning("path")
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row.path;
}

/** Removes the films whose campaign is gone, and answers the paths of their files. */
export async function forgetFilms(db: Db): Promise<string[]> {
  const rows = await db.deleteFrom("films").where("campaign_id", "is", null).returning("path").execute();
  return rows.flatMap(({ path }) => path ?? []);
}
