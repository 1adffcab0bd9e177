/** What a change does to the lists in memory, before the server has answered. Pure. */
import type { InfiniteData } from "@tanstack/react-query";
import { COUNTED_UP_TO, type Property, type PropertyStatus } from "#contract/property";

export type PropertyVerb = "archive" | "restore" | "remove";
export interface PropertyPage {
  items: Property[];
  nextCursor: string | null;
  counts: Record<PropertyStatus, number>;
}
export type PropertyPages = InfiniteData<PropertyPage, string | undefined>;

/** The property afterwards; null when it leaves the list. Whether a restored one is published, only the server knows. */
function changed(property: Property, verb: PropertyVerb): Property | null {
  if (verb === "remove") return null;
  if (verb === "archive") return { ...property, status: "archived", pageUrl: null };
  return property.status === "archived" ? { ...property, status: "draft" } : property;
}

/** The pages after `verb` on the properties of `ids` ("all": every one). `status` is the list's filter. */
export function changePages(
  pages: PropertyPages,
  ids: ReadonlySet<string> | "all",
  verb: PropertyVerb,
  status: PropertyStatus | null,
): PropertyPages {
  const first = pages.pages[0];
  if (!first) return pages;
  const counts = { ...first.counts };
  const move = (of: PropertyStatus, by: number) => {
    // a count that has reached its limit says "more than": nobody knows what is left
    if (counts[of] <= COUNTED_UP_TO) counts[of] = Math.max(0, counts[of] + by);
  };
  const items = (page: PropertyPage) =>
    page.items.flatMap((property) => {
      if (ids !== "all" && !ids.has(property.id)) return [property];
      const after = changed(property, verb);
      if (after?.status !== property.status) {
        move(property.status, -1);
        if (after) move(after.status, 1);
      }
      return after && (status === null || after.status === status) ? [after] : [];
    });
  const kept = pages.pages.map((page) => ({ ...page, items: items(page) }));
  return { ...pages, pages: kept.map((page) => ({ ...page, counts })) };
}

/** The pages with what the server says of one property in its place. */
export const putProperty = (pages: PropertyPages, property: Property): PropertyPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map((other) => (other.id === property.id ? property : other)),
  })),
});
