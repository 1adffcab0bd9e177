/**
 * The orders of the property list: what each compares, in the words of its index (supabase/migrations/*_properties.sql). A row's place is the
 * tuple of these and the id, so a page begins where the last one ended, at the price of one step down an index.
 */
import { z } from "zod";
import { AppError } from "#contract/errors";
import type { PropertyFolder, PropertySort, SortDirection } from "#contract/property";

const moment = z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/);
const amount = z.string().regex(/^-?(\d{1,60}(\.\d{1,60})?|Infinity)$/);
const count = z.string().regex(/^\d{1,10}$/);

export interface Key {
  sql: string;
  type: "timestamptz" | "text" | "integer" | "numeric";
  /** What a cursor may say of it. */
  said: z.ZodType<string>;
}
export interface Order {
  keys: readonly Key[];
  /** The way the index is walked; "price, dearest first" walks forward over negative prices, so that unknown stays last. */
  walk: SortDirection;
}

const updated: Key = { sql: "updated_at", type: "timestamptz", said: moment };
const created: Key = { sql: "created_at", type: "timestamptz", said: moment };
const title: Key = { sql: "title collate public.titles", type: "text", said: z.string().max(300) };
const deleted: Key = { sql: "deleted_at", type: "timestamptz", said: moment };
const views: Key = { sql: "views", type: "integer", said: count };
const currency: Key = { sql: "price_group", type: "text", said: z.string().max(10) };
const numeric = (expression: string): Key => ({ sql: expression, type: "numeric", said: amount });

const plain = (key: Key): Record<SortDirection, Order> => ({
  asc: { keys: [key], walk: "asc" },
  desc: { keys: [key], walk: "desc" },
});

const orders: Record<PropertySort, Record<SortDirection, Order>> = {
  updated: plain(updated),
  created: plain(created),
  title: plain(title),
  views: plain(views),
  price: {
    asc: { keys: [currency, numeric("price_value")], walk: "asc" },
    desc: { keys: [currency, numeric("(-price_value)")], walk: "asc" },
  },
  area: {
    asc: { keys: [numeric("coalesce(area_sqm, 'Infinity')")], walk: "asc" },
    desc: { keys: [numeric("coalesce(-area_sqm, 'Infinity')")], walk: "asc" },
  },
};

const cursorShape = z.object({ by: z.string(), at: z.array(z.string()), id: z.uuid() });

/** Hidden homes come newest deletion first, whatever the living ones are sorted by. */
export function orderOf(asked: {
  status?: PropertyFolder | undefined;
  sort: PropertySort;
  direction: SortDirection;
}): Order & { name: string } {
  const { status, sort, direction } = asked;
  if (status === "deleted") return { name: "deleted", keys: [deleted], walk: "desc" };
  return { name: `${sort} ${direction}`, ...orders[sort][direction] };
}

/** `at` are the last row's keys as the database prints them in UTC. */
export const writePlace = (order: { name: string }, at: string[], id: string): string =>
  Buffer.from(JSON.stringify({ by: order.name, at, id })).toString("base64url");

/** Throws invalid_input for anything `writePlace` did not make for this order. */
export function readPlace(cursor: string, order: Order & { name: string }): { at: string[]; id: string } {
  try {
    const { by, at, id } = cursorShape.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    const { name, keys } = order;
    if (by !== name || at.length !== keys.length) throw new Error("a cursor of another order");
    return { at: keys.map((key, index) => key.said.parse(at[index])), id };
  } catch (cause) {
    throw new AppError("invalid_input", { data: { field: "cursor" }, cause });
  }
}
