/** Picture sets of campaigns: asked for, stored, listed, gone. The bytes lie in the bucket `media`. */
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { PictureOrder } from "#contract/media/picture-set";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { KeptPicture, PictureSetRow } from "#server/db/tables/media";
import type { TaskRow } from "#server/db/tables/tasks";
import type { Owner } from "#server/queries/accounts/owner";
import { leavingPaths } from "#server/queries/listings/photos";
import { withTasks } from "#server/queries/tasks/tasks";

/** The bucket pictures lie in. */
export const PICTURE_BUCKET = "media";
export const picturePath = (owner: Owner, setId: string, name: string): string =>
  `${owner.userId}/pictures/${setId}/${name}.jpg`;

/** As many of a campaign as a screen shows. */
const LISTED = 12;

export const insertPictureSet = (
  db: Db,
  owner: Owner,
  set: { campaignId: string; taskId: string; wanted: PictureOrder },
): Promise<PictureSetRow> =>
  db
    .insertInto("picture_sets")
    .values({ user_id: owner.userId, campaign_id: set.campaignId, task_id: set.taskId, wanted: json(set.wanted) })
    .returningAll()
    .executeTakeFirstOrThrow();

const own = (db: Db, owner: Owner) => db.selectFrom("picture_sets").selectAll().where("user_id", "=", owner.userId);

/** Undefined where the task draws no set any more: it was removed. */
export const pictureSetOfTask = (db: Db, owner: Owner, taskId: string): Promise<PictureSetRow | undefined> =>
  own(db, owner).where("task_id", "=", taskId).executeTakeFirst();

/** Throws not_found, also for somebody else's. */
export async function getPictureSet(db: Db, owner: Owner, id: string): Promise<PictureSetRow> {
  const row = await own(db, owner).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** The campaign's sets, newest first, each with the task that draws it, where that is still there. */
export async function pictureSetsOfCampaign(
  db: Db,
  owner: Owner,
  campaignId: string,
): Promise<{ set: PictureSetRow; task: TaskRow | null }[]> {
  const sets = await own(db, owner)
    .where("campaign_id", "=", campaignId)
    .orderBy("created_at", "desc")
    .limit(LISTED)
    .execute();
  return (await withTasks(db, owner, sets)).map(({ row, task }) => ({ set: row, task }));
}

/** Writes down what was drawn of which facts. False where the row is gone meanwhile. */
export async function storePictureSet(
  db: Db,
  owner: Owner,
  id: string,
  drawn: { listing: Listing; pictures: readonly KeptPicture[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("picture_sets")
    .set({ listing: json(drawn.listing), pictures: json([...drawn.pictures]) })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const pathsOf = (rows: readonly Pick<PictureSetRow, "pictures">[]): string[] =>
  rows.flatMap(({ pictures }) => pictures ?? []).flatMap(({ path }) => leavingPaths(path, null));

/** Takes the row away; answers the paths of its files. Throws not_found. */
export async function removePictureSet(db: Db, owner: Owner, id: string): Promise<string[]> {
  const rows = await db
    .deleteFrom("picture_sets")
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .returning("pictures")
    .execute();
  if (rows.length === 0) throw new AppError("not_found");
  return pathsOf(rows);
}

/** Removes the sets whose campaign is gone, and answers the paths of their files. */
export async function forgetPictureSets(db: Db): Promise<string[]> {
  return pathsOf(await db.deleteFrom("picture_sets").where("campaign_id", "is", null).returning("pictures").execute());
}
