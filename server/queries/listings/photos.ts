/** Photos kept for an account: where their bytes lie, how large they are, in which order a listing shows them. */
import { type CopyLanguage, copyLanguages } from "#contract/copy";
import { AppError } from "#contract/errors";
import type { PhotoHint } from "#contract/import";
import { twinsAmong } from "#engine/listing/photos/same-photo";
import { showsAltered } from "#engine/media/content/altered";
import { type LeavingShape, leavingShapes } from "#engine/publishing/picture-limits";
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { Owner } from "#server/queries/accounts/owner";

/** The bucket all photos lie in; names begin with the owner's id, which is what its policy looks at. */
export const PHOTO_BUCKET = "media";
export const photoPath = (owner: Owner, photoId: string): string => `${owner.userId}/photos/${photoId}.jpg`;

/** Where a photo or a drawn picture lies as it leaves: with the mark that it shows what is not there, and cut to a shape. */
export function leavingPath(path: string, { marked, shape }: { marked: CopyLanguage | null; shape: LeavingShape }) {
  const more = [...(marked === null ? [] : [marked]), ...(shape === "original" ? [] : [shape.replace(":", "x")])];
  return more.length === 0 ? path : path.replace(/(?:\.jpg)?$/u, `-${more.join("-")}.jpg`);
}

/** Where a picture, with that mark, may lie: as it is, and cut for platforms that take no other shape. */
export const leavingPaths = (path: string, marked: CopyLanguage | null): string[] =>
  (["original", ...leavingShapes] as const).map((shape) => leavingPath(path, { marked, shape }));

/** All files of a photo that is removed. */
export const filesOfPhoto = (photo: Pick<PhotoRow, "path" | "caption" | "altered">): string[] =>
  [null, ...(showsAltered(photo) ? copyLanguages : [])].flatMap((marked) => leavingPaths(photo.path, marked));

export interface NewPhoto {
  id: string;
  taskId: string | null;
  position: number;
  width: number;
  height: number;
  bytes: number;
  caption: string | null;
  /** Hash by which it is known again. */
  look?: string | null;
  plan?: boolean;
  hints?: PhotoHint[];
  tint?: string;
  /** Its own file says that it shows what is not there. */
  altered?: boolean;
}

/** The stored row; undefined when an earlier, interrupted run has already filled this place of the task. */
export const insertPhoto = (db: Db, owner: Owner, photo: NewPhoto): Promise<PhotoRow | undefined> =>
  db
    .insertInto("photos")
    .values({
      id: photo.id,
      user_id: owner.userId,
      task_id: photo.taskId,
      position: photo.position,
      path: photoPath(owner, photo.id),
      width: photo.width,
      height: photo.height,
      bytes: photo.bytes,
      caption: photo.caption?.slice(0, 300) ?? null,
      look: photo.look ?? null,
      plan: photo.plan ?? false,
      hints: photo.hints ?? [],
      tint: photo.tint ?? null,
      altered: photo.altered ?? false,
    })
    .onConflict((conflict) => conflict.columns(["task_id", "position"]).doNothing())
    .returningAll()
    .executeTakeFirst();

export const photosOfTask = (db: Db, owner: Owner, taskId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom("photos")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .orderBy("position")
    .execute();

export const photosOfCampaign = (db: Db, owner: Owner, campaignId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom("campaign_photos")
    .innerJoin("photos", "photos.id", "campaign_photos.photo_id")
    .selectAll("photos")
    .where("campaign_photos.user_id", "=", owner.userId)
    .where("campaign_photos.campaign_id", "=", campaignId)
    .orderBy("campaign_photos.position")
    .execute();

/** Throws invalid_input when one of the photos is not the owner's. `ids`: at least one, none twice. */
export async function assertOwnPhotos(db: Db, owner: Owner, ids: string[]): Promise<void> {
  const rows = await db
    .selectFrom("photos")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("id", "in", ids)
    .execute();
  if (rows.length !== ids.length) throw new AppError("invalid_input", { data: { field: "photoIds" } });
}

/** Says what a photo shows. Answers the row before and after; null where the owner has no such photo. */
export async function captionPhoto(
  db: Db,
  owner: Owner,
  id: string,
  caption: string | null,
): Promise<{ before: PhotoRow; after: PhotoRow } | null> {
  return await db.transaction().execute(async (trx) => {
    const own = trx.selectFrom("photos").selectAll().where("user_id", "=", owner.userId).where("id", "=", id);
    const before = await own.forUpdate().executeTakeFirst();
    if (!before) return null;
    const set = trx.updateTable("photos").set({ caption }).where("user_id", "=", owner.userId).where("id", "=", id);
    return { before, after: await set.returningAll().executeTakeFirstOrThrow() };
  });
}

/** Makes uploaded photos those of an import, in the order given; what an earlier run brought stays where it is. */
export async function bringPhotos(db: Db, owner: Owner, taskId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db
      .updateTable("photos")
      .set({ task_id: taskId, position })
      .where("user_id", "=", owner.userId)
      .where("id", "=", id)
      .where("task_id", "is", null)
      .execute();
}

/** Rows of photos that nothing took after all. Answers their paths: the files are the caller's to remove. */
export async function removePhotos(db: Db, owner: Owner, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const own = db
    .deleteFrom("photos")
    .where("user_id", "=", owner.userId)
    .where("id", "in", [...ids]);
  return (await own.returning("path").execute()).map(({ path }) => path);
}

/** Drops the smaller twins among an import's photos, and puts the larger in their place. Answers the files nobody needs any more. */
export const dropTwins = (db: Db, owner: Owner, taskId: string): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const photos = await photosOfTask(trx, owner, taskId);
    const { drop, move } = twinsAmong(photos.map((photo) => ({ ...photo, hash: photo.look })));
    if (drop.length === 0) return [];
    await trx.deleteFrom("photos").where("user_id", "=", owner.userId).where("id", "in", drop).execute();
    for (const { id, position } of move)
      await trx
        .updateTable("photos")
        .set({ position })
        .where("user_id", "=", owner.userId)
        .where("id", "=", id)
        .execute();
    return photos.flatMap(({ id, path }) => (drop.includes(id) ? [path] : []));
  });

/** Ties photos to a campaign in the order given. Throws invalid_input when one is not the owner's. */
export async function carryPhotos(db: Db, owner: Owner, campaignId: string, photoIds: string[]): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  await assertOwnPhotos(db, owner, ids);
  await db
    .insertInto("campaign_photos")
    .values(ids.map((photo_id, position) => ({ campaign_id: campaignId, photo_id, user_id: owner.userId, position })))
    .execute();
}
