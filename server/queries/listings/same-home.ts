/** The property of the account that a listing is of, if there is one. */
import { sql } from "kysely";
import type { Listing } from "#contract/listing";
import { hashDistance, MOST_DIFFERENT } from "#engine/listing/photos/same-photo";
import { type SameHomeReason, sameByPhotos, sameHome, sameHomeReasons } from "#engine/listing/same-home";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";

/** Homes that are looked at: what has an index is asked for, the engine decides. */
const LOOKED_AT = 60;
const LONGEST = 300;
/** Of an area, within which two sizes may be one. */
const NEAR = 0.005;

export interface SameProperty {
  id: string;
  number: number;
  title: string;
  version: number;
  listing: Listing;
  reason: SameHomeReason;
}

/**
 * The surest match, the newest of equals; undefined where the home is new. `looks`: hashes of the photos it was read with, floor
 * plans left out.
 */
export async function findSameHome(
  db: Db,
  owner: Owner,
  listing: Listing,
  looks: readonly string[] = [],
): Promise<SameProperty | undefined> {
  return (await byFacts(db, owner, listing)) ?? (await byPhotos(db, owner, listing, looks));
}

async function byFacts(db: Db, owner: Owner, listing: Listing): Promise<SameProperty | undefined> {
  const { sourceUrl, area, address } = listing;
  if (sourceUrl === null && area === null && address.text === null) return undefined;
  const page = sourceUrl?.split(/[?#]/, 1)[0]?.slice(0, LONGEST) ?? null;
  const rows = await db
    .selectFrom("properties")
    .select(["id", "number", "title", "version", "listing"])
    .where("user_id", "=", owner.userId)
    .where("deleted_at", "is", null)
    .where((where) =>
      where.or([
        sql<boolean>`${page}::text is not null and left(listing ->> 'sourceUrl', 300) = ${sourceUrl?.slice(0, LONGEST) ?? null}`,
        sql<boolean>`${page}::text is not null and left(listing ->> 'sourceUrl', 300) = ${page}`,
        sql<boolean>`left(listing -> 'address' ->> 'text', 300) = ${address.text?.slice(0, LONGEST) ?? null}`,
        sql<boolean>`area_sqm between ${(area?.sqm ?? -1) * (1 - NEAR)} and ${(area?.sqm ?? -1) * (1 + NEAR)}`,
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(LOOKED_AT)
    .execute();
  const same = rows.flatMap((row): SameProperty[] => {
    const reason = sameHome(row.listing, listing);
    return reason === null ? [] : [{ ...row, reason }];
  });
  return same.sort((a, b) => sameHomeReasons.indexOf(a.reason) - sameHomeReasons.indexOf(b.reason))[0];
}

/** Views compared; the first of a listing are those every copy of it has. */
const LOOKS = 12;

/** Properties with photos that look the same, those that share most first. */
async function byPhotos(
  db: Db,
  owner: Owner,
  listing: Listing,
  looks: readonly string[],
): Promise<SameProperty | undefined> {
  const seen = [...new Set(looks)].slice(0, LOOKS);
  if (seen.length === 0) return undefined;
  // of two that differ in three bits at most one quarter is the same: each has its index
  const quarter = (at: number) => seen.map((look) => look.slice(4 * at, 4 * at + 4));
  const { rows } = await sql<{ property_id: string; looks: string[] }>`
    select l.property_id, array_agg(distinct p.look) as looks
    from photos p join property_photos l on l.photo_id = p.id
    where p.user_id = ${owner.userId} and p.look is not null and not p.plan and (
      substr(p.look, 1, 4) = any(${quarter(0)}) or substr(p.look, 5, 4) = any(${quarter(1)})
      or substr(p.look, 9, 4) = any(${quarter(2)}) or substr(p.look, 13, 4) = any(${quarter(3)}))
    group by l.property_id limit 500`.execute(db);
  const sharing = rows
    .map((row) => ({
      id: row.property_id,
      shared: seen.filter((look) => row.looks.some((other) => hashDistance(look, other) <= MOST_DIFFERENT)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 5);
  for (const { id, shared } of sharing) {
    const property = await db
      .selectFrom("properties")
      .select(["id", "number", "title", "version", "listing"])
      .select((of) =>
        of
          .selectFrom("property_photos")
          .innerJoin("photos", "photos.id", "property_photos.photo_id")
          .whereRef("property_photos.property_id", "=", "properties.id")
          .where("photos.look", "is not", null)
          .where("photos.plan", "=", false)
          .select((count) => count.fn.countAll<string>().as("views"))
          .as("views"),
      )
      .where("user_id", "=", owner.userId)
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!property) continue;
    const { views, ...row } = property;
    if (sameByPhotos(row.listing, listing, shared, { a: Number(views), b: seen.length }))
      return { ...row, reason: "photos" };
  }
  return undefined;
}
