/** The property of the account that a listing is of, if there is one. */
import { sql } from "kysely";
import type { Listing } from "#contract/listing";
import { type SameHomeReason, sameHome, sameHomeReasons } from "#engine/listing/same-home";
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

/** The surest match, the newest of equals; undefined where the home is new. */
export async function findSameHome(db: Db, owner: Owner, listing: Listing): Promise<SameProperty | undefined> {
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
