/** The lists in memory, whatever their search and order: changed ahead of the server, and put back when it refuses. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { z } from "zod";
import { type Property, type PropertyTarget, propertyFolder } from "#contract/property";
import { orpc } from "#web/lib/api.ts";
import { changePages, type PropertyPages, type PropertyVerb, putProperty } from "./list-changes.ts";

const lists = () => ({ queryKey: orpc.properties.list.key({ type: "infinite" }) });

/** What a list was asked for stands in its key. */
const about = z.object({ input: z.object({ query: z.string().optional(), status: propertyFolder.optional() }) });
const askedOf = (key: QueryKey) => about.safeParse(key[1]).data?.input ?? {};

export interface Before {
  lists: [QueryKey, PropertyPages | undefined][];
}

/** Changes every list that shows what is meant, at once, and answers how they were. */
export async function changeLists(client: QueryClient, target: PropertyTarget, verb: PropertyVerb): Promise<Before> {
  await client.cancelQueries(lists());
  const before = client.getQueriesData<PropertyPages>(lists());
  for (const [key, pages] of before) {
    if (!pages) continue;
    const { query, status } = askedOf(key);
    // all that a search and filter find is known only where just that was asked for
    const whole = "filter" in target && target.filter.query === query && target.filter.status === status;
    const meant = "ids" in target ? new Set(target.ids) : whole ? "all" : null;
    if (meant) client.setQueryData(key, changePages(pages, meant, verb, status ?? null));
  }
  return { lists: before };
}

/** Undoes `changeLists`. */
export function putBack(client: QueryClient, before: Before | undefined): void {
  for (const [key, pages] of before?.lists ?? []) client.setQueryData(key, pages);
}

/** Shows what the server answered about one property. */
export const showProperty = (client: QueryClient, property: Property): void =>
  void client.setQueriesData<PropertyPages>(lists(), (pages) => pages && putProperty(pages, property));

/** Reads again whatever is shown of properties. */
export const refreshProperties = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: orpc.properties.key() });
