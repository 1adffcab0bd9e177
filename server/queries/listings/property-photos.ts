/** The photos a property has now, in the order its agent gave them; the first is its cover. */
import type { Db } from "#server/db/tables";
import type { PhotoRow } from "#server/db/tables/imports";
import type { Owner } from "#server/queries/accounts/owner";
import { assertOwnPhotos } from "./photos.ts";

/** The photos of the owner's property, the cover first. */
export const photosOfProperty = (db: Db, owner: Owner, propertyId: string): Promise<PhotoRow[]> =>
  db
    .selectFrom("property_photos")
    .innerJoin("photos", "photos.id", "property_photos.photo_id")
    .selectAll("photos")
    .where("property_photos.user_id", "=", owner.userId)
    .where("property_photos.property_id", "=", propertyId)
    .orderBy("property_photos.position")
    .execute();

/** Path of each property's first photo, by property id. */
export async function coversOfProperties(db: Db, owner: Owner, propertyIds: string[]): Promise<Map<string, string>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("property_photos")
    .innerJoin("photos", "photos.id", "property_photos.photo_id")
    .select(["property_photos.property_id", "photos.path"])
    .where("property_photos.user_id", "=", owner.userId)
    .where("property_photos.property_id", "in", propertyIds)
    .where("property_photos.position", "=", 0)
    .execute();
  return new Map(rows.map((row) => [row.property_id, row.path]));
}

/** Gives a property these photos in this order, instead of the ones it has. Throws invalid_input when one is not the owner's. */
export async function setPropertyPhotos(db: Db, owner: Owner, propertyId: string, photoIds: string[]): Promise<void> {
  const ids = [...new Set(photoIds)];
  await db
    .deleteFrom("property_photos")
    .where("user_id", "=", owner.userId)
    .where("property_id", "=", propertyId)
    .execute();
  if (ids.length === 0) return;
  await assertOwnPhotos(db, owner, ids);
  await db
    .insertInto("property_photos")
    .values(ids.map((photo_id, position) => ({ property_id: propertyId, photo_id, user_id: owner.userId, position })))
    .execute();
}
