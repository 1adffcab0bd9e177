/** What a property and its tasks are called in lists, from facts only. */
import type { StoredSource } from "#contract/import";
import type { Listing } from "#contract/listing";

/** The page's title, else where the home is, else where it came from; empty when nothing is known. */
export function listingTitle(listing: Listing): string {
  const { community, district, city, text } = listing.address;
  const place = [community, district, city].filter((part) => part !== null).join(" · ");
  return (listing.title?.trim() || place || text?.trim() || listing.site || "").slice(0, 300);
}

/** One line for the place of a home. */
export function listingAddressLine(listing: Listing): string | null {
  const { text, community, district, city } = listing.address;
  const parts = [city, district, community].filter((part) => part !== null);
  return text?.trim() || (parts.length > 0 ? parts.join(" ") : null);
}

/** Before a page is read: its address without scheme and query, the first line of what was pasted, or a file's name. */
export function sourceTitle(source: StoredSource): string {
  if (source.type === "photos") return "";
  if (source.type === "file" || source.type === "batch") return source.name.slice(0, 120);
  if (source.type === "text") return (source.text.trim().split("\n")[0] ?? "").slice(0, 60);
  if (source.url === null) return "";
  const [path = ""] = source.url
    .trim()
    .replace(/^[a-z]+:\/\//i, "")
    .split(/[?#]/, 1);
  return path.slice(0, 120);
}
