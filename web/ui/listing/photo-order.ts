/** Choosing and ordering photos. The order is that of the list; the first chosen one is the cover. */
import type { Photo } from "#contract/import";

/** The list with the item at `from` moved to `to`; the same list when either lies outside. */
export function movePhoto<T>(list: readonly T[], from: number, to: number): T[] {
  const copy = [...list];
  if (from < 0 || from >= copy.length || to < 0 || to >= copy.length) return copy;
  const [item] = copy.splice(from, 1);
  if (item !== undefined) copy.splice(to, 0, item);
  return copy;
}

/** Ids to carry, in the order of the list. */
export const chosenInOrder = (photos: readonly Photo[], chosen: readonly string[]): string[] =>
  photos.filter((photo) => chosen.includes(photo.id)).map((photo) => photo.id);
