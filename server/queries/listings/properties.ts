/** Properties: made with a campaign or as a copy, read, and their facts changed. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import { type Listing, type Offer, PERIOD } from "#contract/listing";
import type { PropertyStatus } from "#contract/property";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PropertyRow } from "#server/db/tables/properties";
import type { Owner } from "#server/queries/accounts/owner";

/** Signs of a title or an address that are shown and searched; the listing keeps the whole. */
const MAX_LINE = 300;

/** A new home with the account's next number; a draft. Title and address are cut to what is shown. */
export async function insertProperty(
  db: Db,
  owner: Owner,
  property: { title: string; address: string | null; listing: Listing; idempotencyKey?: string },
): Promise<PropertyRow> {
  return await db
    .insertInto("properties")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'property')`,
      title: property.title.slice(0, MAX_LINE),
      address: property.address?.slice(0, MAX_LINE) ?? null,
      listing: json(property.listing),
      idempotency_key: property.idempotencyKey ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a person typed into a search box, as a pattern that matches it literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (found) => `\\${found}`)}%`;

const columns = [
  "id",
  "number",
  "title",
  "address",
  "area_sqm",
  "status",
  "slug",
  "views",
  "version",
  "deleted_at",
  "created_at",
  "updated_at",
] as const;
/** A property without its listing, which can be long: what a row of the list needs. */
export type PropertyLine = Pick<PropertyRow, (typeof columns)[number]> & {
  price: Listing["price"];
  /** What says how the price is meant. */
  offer: Omit<Offer, "price">;
};

const lines = (db: Db, owner: Owner) =>
  db
    .selectFrom("properties")
    .select([
      ...columns,
      sql<Listing["price"]>`nullif(listing -> 'price', 'null')`.as("price"),
      sql<
        PropertyLine["offer"]
      >`jsonb_build_object('transaction', listing -> 'transaction', 'country', listing -> 'country',
        'provenance', jsonb_strip_nulls(jsonb_build_object(${sql.lit(PERIOD)}, listing -> 'provenance' -> ${sql.lit(PERIOD)})))`.as(
        "offer",
      ),
    ])
    .where("user_id", "=", owner.userId);

/** The lines of these living (or hidden) properties in the order of the ids; one that is not the owner's is left out. */
export async function propertiesById(
  db: Db,
  owner: Owner,
  ids: string[],
  kind: "living" | "hidden" = "living",
): Promise<PropertyLine[]> {
  if (ids.length === 0) return [];
  const rows = await lines(db, owner)
    .where("id", "in", ids)
    .where("deleted_at", kind === "hidden" ? "is not" : "is", null)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** How many of the owner's properties are in each status, exactly; hidden ones are not counted. */
export async function countProperties(db: Db, owner: Owner): Promise<Record<PropertyStatus, number>> {
  const rows = await db
    .selectFrom("properties")
    .select((of) => ["status", of.fn.countAll<string>().as("count")])
    .where("user_id", "=", owner.userId)
    .where("deleted_at", "is", null)
    .groupBy("status")
    .execute();
  const counts = { published: 0, draft: 0, archived: 0 };
  for (const row of rows) counts[row.status] = Number(row.count);
  return counts;
}

/** One line, also of a hidden property. Throws not_found, also for somebody else's. */
export async function getPropertyLine(db: Db, owner: Owner, id: string): Promise<PropertyLine> {
  const row = await lines(db, owner).where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}

/** A living property's facts. Throws not_found, also for somebody else's and for a hidden one. */
export async function getPropertyListing(db: Db, owner: Owner, id: string): Promise<Listing> {
  const row = await db
    .selectFrom("properties")
    .select("listing")
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row.listing;
}

/**
 * Replaces a living property's facts. Throws stale_edit when they have been changed since `version` (null: whatever it
 * is), not_found when there is no such property of the owner's.
 */
export async function updatePropertyFacts(
  db: Db,
  owner: Owner,
  id: string,
  version: number | null,
  facts: { title: string; address: string | null; listing: Listing },
  now: Date,
): Promise<void> {
  let query = db
    .updateTable("properties")
    .set({
      title: facts.title.slice(0, MAX_LINE),
      address: facts.address?.slice(0, MAX_LINE) ?? null,
      listing: json(facts.listing),
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null);
  if (version !== null) query = query.where("version", "=", version);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) return;
  await getPropertyListing(db, owner, id);
  throw new AppError("stale_edit");
}

/** The copy an earlier, identical request made. */
export const findPropertyByKey = (db: Db, owner: Owner, key: string) =>
  db
    .selectFrom("properties")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
