/**
 * Templates: sentences as data. `{area}` stands for a value, `[，{floor}]` for a part that appears only when all its
 * values are known and not yet said. A dotted value (`{area.short}`) is another way to say the same fact.
 * `{?sale}` prints nothing and asks only that the value is known: a condition.
 */

export type Values = Readonly<Record<string, string | undefined>>;
export type Filled = {
  readonly text: string;
  /** Facts said, by name before the dot. */
  readonly covers: readonly string[];
  readonly repeats: number;
};

type Hole = { readonly key: string; readonly fact: string };
type Part = { readonly optional: boolean; readonly texts: readonly string[]; readonly holes: readonly Hole[] };
type Compiled = {
  /** Facts by name, optional parts included. */
  readonly facts: readonly string[];
  readonly needed: readonly Hole[];
  readonly guards: readonly string[];
  readonly parts: readonly Part[];
  readonly keys: readonly string[];
};

export const factOf = (key: string): string => {
  const dot = key.indexOf(".");
  return dot < 0 ? key : key.slice(0, dot);
};

/** "a {b} c" -> texts ["a ", " c"], holes [b]: always one text more than holes. */
function partOf(text: string, optional: boolean): Part {
  const pieces = text.split(/\{([\w.]+)\}/u);
  return {
    optional,
    texts: pieces.filter((_piece, at) => at % 2 === 0),
    holes: pieces.filter((_piece, at) => at % 2 === 1).map((key) => ({ key, fact: factOf(key) })),
  };
}

const compiled = new Map<string, Compiled>();

/** Each template is read once; banks are constants, so the memory is bounded. */
function compile(template: string): Compiled {
  const cached = compiled.get(template);
  if (cached) return cached;
  const guards = [...template.matchAll(/\{\?([\w.]+)\}/gu)].map((hit) => hit[1] ?? "");
  const parts = template
    .replace(/\{\?[\w.]+\}/gu, "")
    .split(/\[([^[\]]*)\]/u)
    .map((text, at) => partOf(text, at % 2 === 1));
  const keys = parts.flatMap((part) => part.holes.map(({ key }) => key));
  const made = {
    guards,
    parts,
    keys,
    facts: [...new Set(keys.map(factOf))],
    needed: parts.filter((part) => !part.optional).flatMap((part) => part.holes),
  };
  compiled.set(template, made);
  return made;
}

/** The value names a template uses, optional parts included. */
export const holes = (template: string): readonly string[] => compile(template).keys;

const print = (part: Part, values: Values): string =>
  part.texts.map((text, at) => text + (values[part.holes[at]?.key ?? ""] ?? "")).join("");

/** The facts a template names, each once, optional parts included. */
export const factsNamed = (template: string): readonly string[] => compile(template).facts;

/** Fills a template, or null when a value it needs is not known. `said` are facts already told: optional parts skip them. */
export function fill(template: string, values: Values, said: ReadonlySet<string>): Filled | null {
  const { guards, parts, needed } = compile(template);
  if (guards.some((key) => values[key] === undefined)) return null;
  if (needed.some(({ key }) => values[key] === undefined)) return null;
  const covers = new Set(needed.map(({ fact }) => fact));
  let text = "";
  for (const part of parts) {
    const fresh = part.holes.every(
      ({ key, fact }) => values[key] !== undefined && !said.has(fact) && !covers.has(fact),
    );
    if (part.optional && !fresh) continue;
    if (part.optional) for (const { fact } of part.holes) covers.add(fact);
    text += print(part, values);
  }
  return { text, covers: [...covers], repeats: needed.filter(({ fact }) => said.has(fact)).length };
}
