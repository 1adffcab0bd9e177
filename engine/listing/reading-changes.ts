/** What two readings of one source say otherwise: the facts, the features it lists no more, its photos. */
import type { Listing } from "#contract/listing";
import { differencesOf, type FactChange } from "./differences.ts";
import { identity } from "./photos/address.ts";

const identities = ({ photos }: Listing): Set<string> => new Set(photos.map(({ url }) => identity(url)));

/** How many photos came and went; none where the second reading found none. */
function photoChanges(before: Listing, after: Listing): FactChange[] {
  const [was, is] = [identities(before), identities(after)];
  if (is.size === 0) return [];
  const without = (one: Set<string>, other: Set<string>): number => [...one].filter((url) => !other.has(url)).length;
  const [added, gone] = [without(is, was), without(was, is)];
  if (added + gone === 0) return [];
  return [{ path: "photos", before: `${was.size}`, after: `${is.size} (+${added}, -${gone})` }];
}

/** Features of before that a list which still has some names no more. */
function dropped(before: Listing, after: Listing): FactChange[] {
  const gone = after.features.length === 0 ? [] : before.features.filter((one) => !after.features.includes(one));
  return gone.length === 0 ? [] : [{ path: "features", before: gone.join("; "), after: null }];
}

/** Whether both show a photo, and one of them: where none is the same, the site gave all of them other addresses. */
export function sharePhotos(before: Listing, after: Listing): boolean {
  const was = identities(before);
  return [...identities(after)].some((url) => was.has(url));
}

/** The photos the second reading shows, those that before had with what before says of them; those of before where it shows none. */
export function photosNow(before: Listing, after: Listing): Listing["photos"] {
  const known = new Map(before.photos.map((photo) => [identity(photo.url), photo]));
  return after.photos.length === 0
    ? before.photos
    : after.photos.map((photo) => known.get(identity(photo.url)) ?? photo);
}

/** In the order people read facts. Of a home that is kept neither photos nor features are taken away: these are told, not applied. */
export const readingChanges = (before: Listing, after: Listing): FactChange[] => [
  ...differencesOf(before, after),
  ...dropped(before, after),
  ...photoChanges(before, after),
];
