/** The lists in memory, whatever their search and order: changed ahead of the server, and put back when it refuses. */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type Property, type PropertyStatus, propertyStatus } from "#contract/property";
import { orpc } from "#web/lib/api.ts";
import { changePages, type PropertyPages, type PropertyVerb, putProperty } from "./list-changes.ts";

const lists = () => ({ queryKey: orpc.properties.list.key({ type: "infinite" }) });

/** The status a list was asked for stands in its key. */
function statusOf(key: QueryKey): PropertyStatus | null {
  const about: unknown = key[1];
  const input: unknown = typeof about === "object" && about !== null ? Reflect.get(about, "input") : null;
  const status: unknown = typeof input === "object" && input !== null ? Reflect.get(input, "status") : null;
  return propertyStatus.safeParse(status).data ?? null;
}

export interface Before {
  lists: [QueryKey, PropertyPages | undefined][];
}

/** Changes every list at once and answers how they were. */
export async function changeLists(
  client: QueryClient,
  ids: ReadonlySet<string> | "all",
  verb: PropertyVerb,
): Promise<Before> {
  await client.cancelQueries(lists());
  const before = client.getQueriesData<PropertyPages>(lists());
  for (const [key, pages] of before) if (pages) client.setQueryData(key, changePages(pages, ids, verb, statusOf(key)));
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
