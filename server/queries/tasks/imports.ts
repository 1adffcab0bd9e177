/** What an import task was asked to read, and what came of it. */
import { type RawBuilder, sql } from "kysely";
import type { MissingPhoto, StoredSource } from "#contract/import";
import type { Listing } from "#contract/listing";
import type { Db } from "#server/db/tables";
import { json, storableText } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** A page of megabytes travels as a text of its own: made into JSON by this process and read from it, it holds everybody up. */
const stored = (source: StoredSource): RawBuilder<StoredSource> => {
  if (source.type !== "html") return json(source);
  const url = source.url === null ? null : storableText(source.url);
  return sql`jsonb_build_object('type', 'html', 'html', ${storableText(source.html)}::text, 'url', ${url}::text)`;
};

/** `origin`: our own address, by which a worker elsewhere knows our example pages. */
export const insertImport = (db: Db, owner: Owner, taskId: string, source: StoredSource, origin: string) =>
  db
    .insertInto("imports")
    .values({ task_id: taskId, user_id: owner.userId, source: stored(source), origin })
    .execute();

const importOf = (db: Db, owner: Owner, taskId: string) =>
  db.selectFrom("imports").where("user_id", "=", owner.userId).where("task_id", "=", taskId);

/** What was to be read, and the listing once there is one. */
export async function findImport(db: Db, owner: Owner, taskId: string) {
  const page = sql<string | null>`source ->> 'html'`.as("page");
  const row = await importOf(db, owner, taskId)
    .select([sql<StoredSource>`source - 'html'`.as("source"), page, "origin", "listing"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { source, page: html, ...rest } = row;
  return { ...rest, source: source.type === "html" ? { ...source, html: html ?? "" } : source };
}

/** The listing, null until there is one, and the photos that could not be had; undefined without an import. */
export const findImported = (db: Db, owner: Owner, taskId: string) =>
  importOf(db, owner, taskId).select(["listing", "missing_photos"]).executeTakeFirst();

/** Keeps which photos could not be had, in the place of what an earlier run missed. */
export const saveMissingPhotos = (db: Db, owner: Owner, taskId: string, missing: MissingPhoto[]) =>
  db
    .updateTable("imports")
    .set({ missing_photos: json(missing) })
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .execute();

/** Keeps the listing found. The page's source has done its work and is dropped; a retry goes on from the listing. */
export const saveListing = (db: Db, owner: Owner, taskId: string, source: StoredSource, listing: Listing) =>
  db
    .updateTable("imports")
    .set({ listing: json(listing), source: json(withoutSource(source)) })
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .execute();

function withoutSource(source: StoredSource): StoredSource {
  if (source.type === "html") return { ...source, html: "" };
  if (source.type === "text") return { ...source, text: "" };
  return source;
}
