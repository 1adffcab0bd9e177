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
  const kept = new Map<string, Made>();
  return (about) => {
    const key = keyOf(about);
    const known = kept.get(key);
    const made = known ?? make(about);
    kept.delete(key);
    kept.set(key, made);
    if (made instanceof Promise && known === undefined)
      made.catch(() => {
        if (kept.get(key) === made) kept.delete(key);
      });
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return made;
  };
}
