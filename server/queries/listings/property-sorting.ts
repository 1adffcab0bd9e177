/** The orders of the property list: what each compares, in the words of its index (supabase/migrations/*_properties.sql). */
import type { PropertyFolder, PropertySort, SortDirection } from "#contract/property";
import { type KeyColumn, type PageAsked, type Walk, walk } from "#server/queries/lists/keyset";

interface PropertyOrder {
  columns: readonly KeyColumn[];
  /** The way the index is walked; "price, dearest first" walks forward over negative prices, so that unknown stays last. */
  ascending: boolean;
}

const column = (ref: string, type: KeyColumn["type"]): KeyColumn => ({ ref, type });
const bothWays = (key: KeyColumn): Record<SortDirection, PropertyOrder> => ({
  asc: { columns: [key], ascending: true },
  desc: { columns: [key], ascending: false },
});
const currency = column("price_group", "text");

const orders: Record<PropertySort, Record<SortDirection, PropertyOrder>> = {
  updated: bothWays(column("updated_at", "timestamptz")),
  created: bothWays(column("created_at", "timestamptz")),
  title: bothWays(column("title collate public.titles", "text")),
  views: bothWays(column("views", "integer")),
  price: {
    asc: { columns: [currency, column("price_value", "numeric")], ascending: true },
    desc: { columns: [currency, column("(-price_value)", "numeric")], ascending: true },
  },
  area: {
    asc: { columns: [column("coalesce(area_sqm, 'Infinity')", "numeric")], ascending: true },
    desc: { columns: [column("coalesce(-area_sqm, 'Infinity')", "numeric")], ascending: true },
  },
};

/**
 * The walk of a page. Hidden properties come newest deletion first, whatever the living ones are sorted by. Throws
 * invalid_input for a cursor of another order.
 */
export function propertyWalk(
  asked: { status?: PropertyFolder | undefined; sort: PropertySort; direction: SortDirection } & PageAsked,
): Walk {
  const { status, sort, direction } = asked;
  const id = column("id", "uuid");
  if (status === "deleted")
    return walk({ name: "deleted", columns: [column("deleted_at", "timestamptz")], id, ascending: false }, asked);
  return walk({ name: `${sort} ${direction}`, ...orders[sort][direction], id }, asked);
}
