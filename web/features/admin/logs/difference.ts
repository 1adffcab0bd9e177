/** What changed, field by field, of the audit's before and after. Pure. */

export interface Change {
  /** "status", or "plan.name.zh" inside. */
  field: string;
  before: string | null;
  after: string | null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As a person reads it. Lists stand one thing a line. */
function written(value: unknown): string {
  if (!Array.isArray(value)) return isFields(value) ? JSON.stringify(value) : String(value);
  return value.map(written).join("\n");
}

/** Every value by where it stands; nothing for what is empty. */
function valuesOf(value: unknown, at = ""): [string, string][] {
  if (value === null || value === undefined || value === "") return [];
  if (!isFields(value)) return [[at, written(value)]];
  return Object.entries(value).flatMap(([name, inside]) => valuesOf(inside, at ? `${at}.${name}` : name));
}

/** Fields that differ, in their order; of a row that came or went those it had. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [new Map(valuesOf(before)), new Map(valuesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}
