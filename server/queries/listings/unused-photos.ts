/** Photos and properties that nothing shows any more. */
import { sql } from "kysely";
import type { Db } from "#server/db/tables";
import { filesOfPhoto } from "./photos.ts";

/** Properties that were hidden a month ago or earlier, with all that is theirs. */
export const removeHiddenProperties = (db: Db) =>
  db.deleteFrom("properties").where("deleted_at", "<", sql<Date>`now() - interval '30 days'`).execute();

/** Rows of photos that no campaign and no property carries after a week. Answers the paths of their files: they are the caller's to remove. */
export async function removeUnusedPhotos(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom("photos")
    .where("created_at", "<", sql<Date>`now() - interval '7 days'`)
    .where(
      sql<boolean>`not exists (select 1 from campaign_photos c where c.photo_id = photos.id)
        and not exists (select 1 from property_photos p where p.photo_id = photos.id)`,
    )
    .returning(["path", "caption", "altered"])
    .execute();
  return rows.flatMap(filesOfPhoto);
}
