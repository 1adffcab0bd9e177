/** Removes what nobody can reach any more: old events and news, photos no campaign carries, properties hidden long ago. */
import { sql } from "kysely";
import { PHOTO_BUCKET } from "#server/queries/photos";
import type { JobDeps } from "./deps.ts";

export async function sweep({ db, files }: Pick<JobDeps, "db" | "files">): Promise<void> {
  await db.deleteFrom("task_events").where("created_at", "<", sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom("notifications").where("created_at", "<", sql<Date>`now() - interval '90 days'`).execute();
  await db.deleteFrom("properties").where("deleted_at", "<", sql<Date>`now() - interval '30 days'`).execute();
  const orphans = await db
    .deleteFrom("photos")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom("campaign_photos").select("photo_id").whereRef("campaign_photos.photo_id", "=", "photos.id"),
        ),
      ),
    )
    .returning("path")
    .execute();
  if (orphans.length > 0)
    await files.remove(
      PHOTO_BUCKET,
      orphans.map((photo) => photo.path),
    );
}
