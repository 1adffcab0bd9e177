/**
 * Removes what nobody can reach any more: old events and news, photos that nothing carries, properties hidden long ago,
 * pictures of no setting; and forgets who was counted on public pages before today.
 */
import { sql } from "kysely";
import { forgetJournals } from "#server/queries/journals/journals";
import { PHOTO_BUCKET } from "#server/queries/listings/photos";
import { forgetVisitors } from "#server/queries/listings/property-views";
import { forgetPictures } from "#server/queries/site/site-pictures";
import type { JobDeps } from "./deps.ts";

export async function sweep({ db, files, now }: Pick<JobDeps, "db" | "files" | "now">): Promise<void> {
  await db.deleteFrom("task_events").where("created_at", "<", sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom("notifications").where("created_at", "<", sql<Date>`now() - interval '90 days'`).execute();
  await db.deleteFrom("properties").where("deleted_at", "<", sql<Date>`now() - interval '30 days'`).execute();
  await forgetJournals(db, now());
  await forgetPictures(db, now());
  await forgetVisitors(db, now().toISOString().slice(0, 10));
  const orphans = await db
    .deleteFrom("photos")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .where(
      sql<boolean>`not exists (select 1 from campaign_photos c where c.photo_id = photos.id)
        and not exists (select 1 from property_photos p where p.photo_id = photos.id)`,
    )
    .returning("path")
    .execute();
  if (orphans.length > 0)
    await files.remove(
      PHOTO_BUCKET,
      orphans.map((photo) => photo.path),
    );
}
