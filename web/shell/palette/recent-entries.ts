/** What a person opened from the palette last, kept in this browser per account. */

export interface Recent {
  id: string;
  label: string;
  hint: string;
  href: string;
}

const KEPT = 5;
const keyOf = (userId: string) => `listcast-recent:${userId}`;

const isRecent = (value: unknown): value is Recent =>
  typeof value === "object" &&
  value !== null &&
  ["id", "label", "hint", "href"].every((key) => typeof Reflect.get(value, key) === "string") &&
  /^\/(?![/\\])/.test(String(Reflect.get(value, "href")));

/** Newest first; nothing where storing is forbidden or something else was stored. */
export function readRecent(userId: string, storage: Pick<Storage, "getItem"> = localStorage): Recent[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Puts an entry in front of those chosen lately. */
export function keepRecent(userId: string, opened: Recent, storage: Storage = localStorage): void {
  const others = readRecent(userId, storage).filter(({ id }) => id !== opened.id);
  try {
    storage.setItem(keyOf(userId), JSON.stringify([opened, ...others].slice(0, KEPT)));
  } catch {
    // The palette works without a memory.
  }
}
