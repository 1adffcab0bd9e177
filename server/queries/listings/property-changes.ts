/** The moments of a property: archived, hidden, brought back; one or many at a time. */
import { sql } from "kysely";
import { MAX_CHANGED, type PropertyTarget } from "#contract/property";
import type { Db } from "#server/db/tables";
import type { Owner } from "#server/queries/accounts/owner";
import { idsOfFilter } from "./property-list.ts";

export type PropertyChange = "archive" | "restore" | "remove";

const living = sql<boolean>`deleted_at is null`;

/** Which rows a change is for; the others stay as they are and are not counted. */
const touches = {
  archive: sql<boolean>`deleted_at is null and archived_at is null`,
  restore: sql<boolean>`(deleted_at is not null or archived_at is not null)`,
  remove: living,
};

/** A hidden property comes back as it was, archived or not; one in the list comes out of the archive. */
const states = (now: Date) => ({
  archive: { archived_at: now, updated_at: now },
  restore: {
    archived_at: sql<Date | null>`case when deleted_at is null then null else archived_at end`,
    deleted_at: null,
    updated_at: now,
  },
  remove: { deleted_at: now },
});

/** Changes the properties of these ids that are the owner's and can be changed so. Answers the ids changed. */
export async function changeProperties(
  db: Db,
  owner: Owner,
  change: PropertyChange,
  ids: string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable("properties")
    .set(states(now)[change])
    .where("user_id", "=", owner.userId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(touches[change])
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Up to `MAX_CHANGED` ids a target means, and whether there are more. Of a filter only those the change is for. */
export async function idsOfTarget(
  db: Db,
  owner: Owner,
  change: PropertyChange,
  target: PropertyTarget | { at: string },
): Promise<{ ids: string[]; more: boolean }> {
  if ("ids" in target) return { ids: target.ids, more: false };
  const ids =
    "at" in target
      ? await idsOfMoment(db, owner, new Date(target.at))
      : await idsOfFilter(db, owner, target.filter, touches[change], MAX_CHANGED + 1);
  return { ids: ids.slice(0, MAX_CHANGED), more: ids.length > MAX_CHANGED };
}

/** What was hidden or archived at exactly that moment: one change's own. */
async function idsOfMoment(db: Db, owner: Owner, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("properties")
    .select("id")
    .where("user_id", "=", owner.userId)
    .where((where) =>
      where.or([
        where("deleted_at", "=", at),
        where.and([where("deleted_at", "is", null), where("archived_at", "=", at)]),
      ]),
    )
    .limit(MAX_CHANGED + 1)
    .execute();
  return rows.map((row) => row.id);
}
