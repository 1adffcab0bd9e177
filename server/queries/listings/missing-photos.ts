/** Photos of the page a home came from that could not be had: told on the home's page until its agent has dealt with them. */
import type { MissingPhoto } from "#contract/import";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** Of a living property of the owner's; none of any other. */
export async function missingPhotosOf(db: Db, owner: Owner, propertyId: string): Promise<MissingPhoto[]> {
  const row = await db
    .selectFrom("properties")
    .select("missing_photos")
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.missing_photos ?? [];
}

/** In the place of what was missing before; answers whether there is such a property of the owner's. */
export async function keepMissingPhotos(
  db: Db,
  owner: Owner,
  propertyId: string,
  missing: readonly MissingPhoto[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("properties")
    .set({ missing_photos: json([...missing]) })
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** What an import of the owner's could not have. Nothing where photos were added to it by hand, which answered the question. */
export async function missingOfImport(
  db: Db,
  owner: Owner,
  importId: string,
  photoIds: readonly string[],
): Promise<MissingPhoto[]> {
  const row = await db
    .selectFrom("imports")
    .select("missing_photos")
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", importId)
    .executeTakeFirst();
  const missing = row?.missing_photos ?? [];
  if (missing.length === 0 || photoIds.length === 0) return missing;
  const added = await db
    .selectFrom("photos")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("id", "in", photoIds)
    .where("task_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  return added ? [] : missing;
}
