/** Cursors of lists: the place after the last row shown, opaque to callers, stable while rows are added on top. */
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { AppError } from "#contract/errors";

export interface Cursor {
  createdAt: string;
  id: string;
}

const shape = z.object({ createdAt: z.iso.datetime(), id: z.uuid() });

export const writeCursor = (row: { created_at: Date; id: string }): string =>
  Buffer.from(JSON.stringify({ createdAt: row.created_at.toISOString(), id: row.id })).toString("base64url");

/** Throws invalid_input for anything `writeCursor` did not make. */
export function readCursor(text: string): Cursor {
  try {
    return shape.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "cursor" }, cause });
  }
}

/** In milliseconds, because that is what a cursor carries; by UTC, because no other way of rounding can be indexed. */
const moment = sql`date_trunc('milliseconds', created_at at time zone 'UTC')`;

/** Order of lists that begin with the newest row. */
export const newestFirst = sql`${moment} desc, id desc`;

/** What comes after the cursor in that order; everything without one. Throws invalid_input as `readCursor` does. */
export function afterCursor(text: string | undefined) {
  if (text === undefined) return sql<boolean>`true`;
  const { createdAt, id } = readCursor(text);
  return sql<boolean>`(${moment}, id) < (${createdAt}::timestamptz at time zone 'UTC', ${id}::uuid)`;
}

/** A page of `limit` rows from a query that asked for one more. */
export function pageOf<Row extends { created_at: Date; id: string }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? writeCursor(last) : null };
}

/** As much of a query as a page needs. */
interface Pageable<Row> {
  where(condition: RawBuilder<boolean>): Pageable<Row>;
  orderBy(order: RawBuilder<unknown>): Pageable<Row>;
  limit(rows: number): Pageable<Row>;
  execute(): Promise<Row[]>;
}

/** A page of a query's rows, newest first, after the cursor. Throws invalid_input for a cursor we did not write. */
export async function newestPage<Row extends { created_at: Date; id: string }>(
  query: Pageable<Row>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await query
    .where(afterCursor(cursor))
    .orderBy(newestFirst)
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit);
}
