/** The seed of a campaign's texts, drawn from its key: the same request writes the same text, another one another. */

/** FNV-1a over UTF-16 units, as a non-negative 31-bit integer. */
export function seedOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash ^= key.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 1;
}
