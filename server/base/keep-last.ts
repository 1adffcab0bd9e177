/** What was made last, kept for whoever asks for the same next. */

/**
 * `make` with its answers for the last so many keys kept; `keyOf` tells what it is asked for apart. What it throws or rejects
 * with is not kept.
 */
export function keepLast<About, Made>(
  most: number,
  make: (about: About) => Made,
  keyOf: (about: About) => string,
): (about: About) => Made {
  const entries = new Map<string, Made>();
  return (about) => {
    const key = keyOf(about);
    const existing = entries.get(key);
    const made = existing ?? make(about);
    entries.delete(key);
    entries.set(key, made);
    if (made instanceof Promise && existing === undefined)
      made.catch(() => {
        if (entries.get(key) === made) entries.delete(key);
      });
    for (const oldest of entries.keys()) {
      if (entries.size <= most) break;
      entries.delete(oldest);
    }
    return made;
  };
}
