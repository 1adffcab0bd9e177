/** Conditions of a list put together. */
import { type RawBuilder, sql } from "kysely";
import type { Within } from "#contract/admin/list";

/** All of them hold; true for none. */
export const allOf = (parts: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join([...parts], sql` and `)})`;

/** The moment lies in the span. `column`: SQL, never what somebody sent. */
export const inRange = (column: string, { from, until }: Within) =>
  sql<boolean>`(${sql.raw(column)} >= ${new Date(from)} and ${sql.raw(column)} < ${new Date(until)})`;
