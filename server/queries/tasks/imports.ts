/** What an import task was asked to read, and what came of it. */
import type { ImportSource } from "#contract/import";
import type { Listing } from "#contract/listing";
import type { Db } from "#server/db/tables";
import { json } from "#server/db/tables/json";
import type { Owner } from "#server/queries/accounts/owner";

/** `origin`: our own address, by which a worker elsewhere knows our example pages. */
export const insertImport = (db: Db, owner: Owner, taskId: string, source: ImportSource, origin: string) =>
  db
    .insertInto("imports")
    .values({ task_id: taskId, user_id: owner.userId, source: json(source), origin })
    .execute();

export const findImport = (db: Db, owner: Owner, taskId: string) =>
  db
    .selectFrom("imports")
    .select(["source", "origin", "listing"])
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .executeTakeFirst();

/** Keeps the listing found. The page's source has done its work and is dropped; a retry goes on from the listing. */
export const saveListing = (db: Db, owner: Owner, taskId: string, source: ImportSource, listing: Listing) =>
  db
    .updateTable("imports")
    .set({ listing: json(listing), source: json(withoutSource(source)) })
    .where("user_id", "=", owner.userId)
    .where("task_id", "=", taskId)
    .execute();

function withoutSource(source: ImportSource): ImportSource {
  if (source.type === "html") return { ...source, html: "" };
  if (source.type === "text") return { ...source, text: "" };
  return source;
}
