/** The owner's side of a property's public page: online, down, and what it is read in. */
import { sql } from "kysely";
import type { CopyLanguage } from "#contract/copy";
import { AppError } from "#contract/errors";
import { pageLanguages } from "#engine/campaign/page-languages";
import type { Db } from "#server/db/tables";
import type { PropertyRow } from "#server/db/tables/properties";
import type { Owner } from "#server/queries/accounts/owner";
import { forgetOnline, standingTakedown } from "./page-takedowns.ts";
import { writtenLanguages } from "./written-languages.ts";

export interface OwnPage {
  property: PropertyRow;
  languages: [CopyLanguage, ...CopyLanguage[]];
}

/** Throws not_found, also for somebody else's and for a hidden property. */
export async function getOwnPage(db: Db, owner: Owner, propertyId: string): Promise<OwnPage> {
  const property = await db
    .selectFrom("properties")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!property) throw new AppError("not_found");
  return { property, languages: pageLanguages(property.listing, await writtenLanguages(db, owner, propertyId)) };
}

const ownLiving = (db: Db, owner: Owner, propertyId: string) =>
  db
    .updateTable("properties")
    .where("user_id", "=", owner.userId)
    .where("id", "=", propertyId)
    .where("deleted_at", "is", null)
    .returningAll();

/**
 * Puts the page online under `slug`, or under the one it has had. Throws not_found, conflict for an archived property, and
 * page_taken_down while an administrator keeps it down.
 */
export async function publishPage(
  db: Db,
  owner: Owner,
  propertyId: string,
  slug: string,
  now: Date,
): Promise<PropertyRow & { slug: string; published_at: Date }> {
  const row = await ownLiving(db, owner, propertyId)
    .where("archived_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("page_takedowns")
            .select("id")
            .whereRef("page_takedowns.property_id", "=", "properties.id")
            .where("lifted_at", "is", null),
        ),
      ),
    )
    .set({
      slug: sql<string>`coalesce(slug, ${slug})`,
      published_at: sql<Date>`coalesce(published_at, ${now}::timestamptz)`,
      updated_at: now,
    })
    .executeTakeFirst();
  if (!row) {
    await getOwnPage(db, owner, propertyId);
    if (await standingTakedown(db, propertyId)) throw new AppError("page_taken_down");
    throw new AppError("conflict", { message: "an archived property has no page" });
  }
  return { ...row, slug: row.slug ?? slug, published_at: row.published_at ?? now };
}

/** Takes the page down; its slug stays its own. One that an administrator took down stays so. Throws not_found. */
export async function unpublishPage(db: Db, owner: Owner, propertyId: string, now: Date): Promise<void> {
  const row = await ownLiving(db, owner, propertyId).set({ published_at: null, updated_at: now }).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  await forgetOnline(db, propertyId);
}
