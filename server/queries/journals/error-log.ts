/** The application's errors, a line a kind: listed, and marked as dealt with. */
import { sql } from "kysely";
import type { ApplicationError, ErrorsAsked } from "#contract/admin/logs";
import { AppError } from "#contract/errors";
import type { Db } from "#server/db/tables";
import type { ErrorRow } from "#server/db/tables/journals";
import type { ListSource } from "#server/queries/lists/list-source";
import { beginning, journalRows } from "./journal-list.ts";

const errorOf = (row: ErrorRow): ApplicationError => ({
  id: row.id,
  title: row.title,
  message: row.message,
  place: row.place === "" ? [] : row.place.split("\n"),
  times: Number(row.times),
  firstSeen: row.first_seen.toISOString(),
  lastSeen: row.last_seen.toISOString(),
  lastRequestId: row.last_request_id,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
});

/** `q`: a part of what was said, or a whole request id. There are as many rows as kinds of errors, which is few. */
export const errorList: ListSource<ErrorsAsked, ApplicationError> = async ({ db }, asked) =>
  journalRows(db, {
    table: "application_errors",
    sorted: {
      columns: {
        lastSeen: { ref: "last_seen", type: "timestamptz" },
        firstSeen: { ref: "first_seen", type: "timestamptz" },
        times: { ref: "times", type: "bigint" },
      },
      id: { ref: "id", type: "uuid" },
    },
    asked,
    filters: [
      asked.state ? sql`(resolved_at is not null) = ${asked.state === "resolved"}` : null,
      asked.q
        ? sql`(title || ' ' || message || ' ' || place ilike ${`%${beginning(asked.q)}`} or last_request_id = ${asked.q})`
        : null,
    ],
    items: (rows: readonly ErrorRow[]) => rows.map(errorOf),
  });

/** Null `by` opens it again. Throws not_found. */
export async function resolveError(db: Db, id: string, by: string | null, now: Date): Promise<ApplicationError> {
  const row = await db
    .updateTable("application_errors")
    .set({ resolved_at: by === null ? null : now, resolved_by: by })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found");
  return errorOf(row);
}
