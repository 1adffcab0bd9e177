/** Counts what a run of the property has tried, to be read by a person. */

export function openTally() {
  const counts = new Map<string, number>();
  const add = (what: string, by = 1) => void counts.set(what, (counts.get(what) ?? 0) + by);
  return {
    add,
    of: (what: string): number => counts.get(what) ?? 0,
    report: (): string =>
      [...counts]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([what, count]) => `${String(count).padStart(9)}  ${what}`)
        .join("\n"),
  };
}
