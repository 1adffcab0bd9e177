/** The address on a map: Amap for homes in mainland China, OpenStreetMap elsewhere. A search by words, as portals' coordinates drift. */
import type { Listing } from "#contract/listing";

const AMAP = "https://uri.amap.com/search";
const OPEN_STREET_MAP = "https://www.openstreetmap.org/search";

/** Null where too little is known to find it: a city alone shows nothing of a home. */
export function mapLink({ address, country }: Pick<Listing, "address" | "country">): string | null {
  const { text, community, district, city } = address;
  const spot = country === "CN" ? (community ?? text) : (text ?? community);
  if (spot === null || spot.trim() === "") return null;
  const around = [city, district].filter((part): part is string => part !== null && !spot.includes(part));
  if (country === "CN") {
    const params = new URLSearchParams({ keyword: [...around, spot].join(""), ...(city ? { city } : {}) });
    return `${AMAP}?${params}`;
  }
  return `${OPEN_STREET_MAP}?${new URLSearchParams({ query: [spot, ...around.reverse()].join(", ") })}`;
}
