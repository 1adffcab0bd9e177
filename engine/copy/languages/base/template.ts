/**
 * Templates: sentences as data. `{area}` stands for a value, `[，{floor}]` for a part that appears only when all its
 * values are known and not yet said. A dotted value (`{area.short}`) is another way to say the same fact.
 * `{?sale}` prints nothing and asks only that the value is known: a condition. Where `price.apart` is known the price is a
 * phrase of its own ("offers over £245,000") and fills only templates that leave it between commas, colons and ends.
 */

export type Values = Readonly<Record<string, string | undefined>>;
export type Filled = {
  readonly text: string;
  /** Facts said, by name before the dot. */
  readonly covers: readonly string[];
  readonly repeats: number;
};

type Hole = { readonly key: string; readonly fact: string };
type Part = {
  readonly optional: boolean;
  readonly texts: readonly string[];
  readonly holes: readonly Hole[];
  /** Does a price that it prints stand apart from the words around it? */
  readonly apart: boolean;
};
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

const ends = /[,，、:：;；.。!！?？·|｜•(（)）\n]|\p{Extended_Pictographic}|\uFE0F/u;
const priceHole = /\{price(?:\.\w{1,12})?\}/gu;
/** Does each price in this stretch stand between signs that end a phrase, or at an end of the text? Brackets of optional parts are none. */
const standsApart = (template: string, from: number, end: number): boolean =>
  [...template.slice(from, end).matchAll(priceHole)].every(({ 0: hole, index }) => {
    const at = from + index;
    const before = template.slice(0, at).replace(/[\s[\]]{1,4}$/u, "");
    const after = template.slice(at + hole.length).replace(/^[\s[\]]{1,4}/u, "");
    return (before === "" || ends.test(before.slice(-1))) && (after === "" || ends.test(after.slice(0, 1)));
  });

/** "a {b} c" -> texts ["a ", " c"], holes [b]: always one text more than holes. */
function partOf(text: string, optional: boolean, apart: boolean): Part {
  const pieces = text.split(/\{([\w.]+)\}/u);
  return {
    optional,
    apart,
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
  const bare = template.replace(/\{\?[\w.]+\}/gu, "");
  let at = 0;
  const parts = bare.split(/\[([^[\]]*)\]/u).map((text, nth) => {
    const [from, end] = [at, at + text.length];
    // over an optional part's bracket
    at = end + 1;
    return partOf(text, nth % 2 === 1, standsApart(bare, from, end));
  });
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
  // offers over a sum are no price that a sentence could ask
  const apart = values["price.apart"] !== undefined;
  if (apart && parts.some((part) => !part.optional && !part.apart)) return null;
  if (needed.some(({ key }) => values[key] === undefined)) return null;
  const covers = new Set(needed.map(({ fact }) => fact));
  let text = "";
  for (const part of parts) {
    const fresh = part.holes.every(
      ({ key, fact }) => values[key] !== undefined && !said.has(fact) && !covers.has(fact),
    );
    if (part.optional && (!fresh || (apart && !part.apart))) continue;
    if (part.optional) for (const { fact } of part.holes) covers.add(fact);
    text += print(part, values);
  }
  return { text, covers: [...covers], repeats: needed.filter(({ fact }) => said.has(fact)).length };
}
