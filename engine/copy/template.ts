/**
 * Templates: sentences as data. `{area}` stands for a value, `[，{floor}]` for a part that appears only when all its
 * values are known and not yet said. A dotted value (`{area.short}`) is another way to say the same fact.
 * `{?sale}` prints nothing and asks only that the value is known: a condition.
 */

export type Values = Readonly<Record<string, string | undefined>>;
export type Filled = {
  readonly text: string /** Facts said, by name before the dot. */;
  readonly covers: readonly string[];
  readonly repeats: number;
};

const hole = /\{([\w.]+)\}/gu;
const guard = /\{\?([\w.]+)\}/gu;
const optional = /\[([^[\]]*)\]/gu;
export const factOf = (key: string): string => key.split(".")[0] ?? key;

/** The value names a template uses, optional parts included. */
export const holes = (template: string): string[] => [...template.matchAll(hole)].map((hit) => hit[1] ?? "");

/** Fills a template, or null when a value it needs is not known. `said` are facts already told: optional parts skip them. */
export function fill(template: string, values: Values, said: ReadonlySet<string>): Filled | null {
  if ([...template.matchAll(guard)].some((hit) => values[hit[1] ?? ""] === undefined)) return null;
  const covers = new Set<string>();
  const shown = template.replace(guard, "").replace(optional, (_whole, part: string) => {
    const keys = holes(part);
    const fresh = keys.every((key) => values[key] !== undefined && !said.has(factOf(key)) && !covers.has(factOf(key)));
    if (!fresh) return "";
    for (const key of keys) covers.add(factOf(key));
    return part;
  });
  const keys = holes(shown);
  if (keys.some((key) => values[key] === undefined)) return null;
  const repeats = keys.filter((key) => said.has(factOf(key))).length;
  for (const key of keys) covers.add(factOf(key));
  return { text: shown.replace(hole, (_whole, key: string) => values[key] ?? ""), covers: [...covers], repeats };
}
