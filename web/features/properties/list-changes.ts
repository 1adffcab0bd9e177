/** What a change does to the lists in memory, before the server has answered. Pure. */
import type { InfiniteData } from "@tanstack/react-query";
import { COUNTED_UP_TO, type Property, type PropertyFolder } from "#contract/property";

export type PropertyVerb = "archive" | "restore" | "remove";
interface PropertyPage {
  items: Property[];
  nextCursor: string | null;
  counts: Record<PropertyFolder, number>;
}
export type PropertyPages = InfiniteData<PropertyPage, string | undefined>;

export const folderOf = (property: Property): PropertyFolder =>
  property.deletedAt === null ? property.status : "deleted";

/** The property afterwards; null when it is hidden. Whether one out of the archive is published, only the server knows. */
function changed(property: Property, verb: PropertyVerb): Property | null {
  if (verb === "remove") return null;
  if (verb === "restore" && property.deletedAt !== null) return { ...property, deletedAt: null };
  if (verb === "archive") return { ...property, status: "archived", pageUrl: null };
  return property.status === "archived" ? { ...property, status: "draft" } : property;
}

/** The pages after `verb` on the properties of `ids` ("all": every one). `folder` is what the list shows; null: all that live. */
export function changePages(
  pages: PropertyPages,
  ids: ReadonlySet<string> | "all",
  verb: PropertyVerb,
  folder: PropertyFolder | null,
): PropertyPages {
  const first = pages.pages[0];
  if (!first) return pages;
  const counts = { ...first.counts };
  const move = (of: PropertyFolder, by: number) => {
    // a count that has reached its limit says "more than": nobody knows what is left
    if (counts[of] <= COUNTED_UP_TO) counts[of] = Math.max(0, counts[of] + by);
  };
  const items = (page: PropertyPage) =>
    page.items.flatMap((property) => {
      if (ids !== "all" && !ids.has(property.id)) return [property];
      const after = changed(property, verb);
      const [from, to] = [folderOf(property), after ? folderOf(after) : "deleted"];
      if (from !== to) {
        move(from, -1);
        move(to, 1);
      }
      return after && (folder === null || folder === to) ? [after] : [];
    });
  const changedPages = pages.pages.map((page) => ({ ...page, items: items(page) }));
  return { ...pages, pages: changedPages.map((page) => ({ ...page, counts })) };
}

/** The pages with what the server says of one property in its place. */
export const putProperty = (pages: PropertyPages, property: Property): PropertyPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map((other) => (other.id === property.id ? property : other)),
  })),
});
