/** Properties: made with a campaign, listed, archived, hidden and brought back. */
import { sql } from "kysely";
import { AppError } from "#contract/errors";
import type { Listing } from "#contract/listing";
import type { Property } from "#contract/property";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { PropertyRow } from "#server/db/tables/properties";
import { readCursor, writeCursor } from "./cursor.ts";
import type { Owner } from "./owner.ts";

export async function insertProperty(
  db: Db,
  owner: Owner,
  property: { title: string; address: string | null; listing: Listing },
): Promise<PropertyRow> {
  return await db
    .insertInto("properties")
    .values({
      user_id: owner.userId,
      number: sql<number>`public.next_number(${owner.userId}, 'property')`,
      title: property.title.slice(0, 300),
      address: property.address,
      listing: json(property.listing),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What a person typed into a search box, as a pattern that matches it literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, (found) => `\\${found}`)}%`;

export async function listProperties(
  db: Db,
  owner: Owner,
  options: { query?: string; status?: Property["status"]; cursor?: string; limit: number },
): Promise<{ rows: PropertyRow[]; nextCursor: string | null }> {
  const after = options.cursor === undefined ? null : readCursor(options.cursor);
  const text = options.query?.trim();
  let query = db
    .selectFrom("properties")
    .selectAll()
    .where("user_id", "=", owner.userId)
    .where("deleted_at", "is", null);
  if (options.status) query = query.where("status", "=", options.status);
  if (text) {
    const pattern = containing(text);
    query = query.where((where) =>
      where.or([
        where("title", "ilike", pattern),
        where("address", "ilike", pattern),
        where(sql<string>`'PROP-' || lpad(number::text, greatest(3, length(number::text)), '0')`, "ilike", pattern),
      ]),
    );
  }
  if (after)
    query = query.where(sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.createdAt}, ${after.id})`);
  const rows = await query
    .orderBy(sql`date_trunc('milliseconds', created_at)`, "desc")
    .orderBy("id", "desc")
    .limit(options.limit + 1)
    .execute();
  const shown = rows.slice(0, options.limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > shown.length && last ? writeCursor(last) : null };
}

/** How many of the owner's properties are in each status; hidden ones are not counted. */
export async function countProperties(db: Db, owner: Owner): Promise<Record<Property["status"], number>> {
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

/** Changes the two moments an owner may set. Throws not_found, also for somebody else's property. */
export async function setPropertyState(
  db: Db,
  owner: Owner,
  id: string,
  state: { archived_at?: Date | null; deleted_at?: Date | null; updated_at: Date },
): Promise<PropertyRow> {
  const row = await db
    .updateTable("properties")
    .set(state)
    .where("user_id", "=", owner.userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return row;
}
