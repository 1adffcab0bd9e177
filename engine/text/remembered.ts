/** What is read of a listing's texts for every text about it, read once. */

/** What `read` makes of a listing's texts, made once for each of the last hundred listings. */
export function remembered<T>(read: (corpus: string) => T): (corpus: string) => T {
  const made = new Map<string, { readonly value: T }>();
  return (corpus) => {
    const known = made.get(corpus);
    if (known) return known.value;
    const value = read(corpus);
    if (made.size >= 100) made.clear();
    made.set(corpus, { value });
    return value;
  };
}
