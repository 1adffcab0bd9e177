/**
 * Templates: sentences as data. `{area}` stands for a value, `[，{floor}]` for a part that appears only when all its
 * values are known and not yet said. A dotted value (`{area.short}`) is another way to say the same fact.
 * `{?sale}` prints nothing and asks only that the value is known: a condition. Where `price.apart` is known the price is a
 * phrase of its own ("offers over £245,000") and fills only templates that leave it between commas, colons and ends.
 */

export type Values = Readonly<Record<string, string | undefined>>;
type Filled = {
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
  /** Does no price in what it always says need words around it? */
  readonly unpriced: boolean;
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
  const guards = [...template.matchAll(/\{\?([\w.:]+)\}/gu)].map((hit) => hit[1] ?? "");
  const bare = template.replace(/\{\?[\w.:]+\}/gu, "");
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
    unpriced: parts.every((part) => part.optional || part.apart),
  };
  compiled.set(template, made);
  return made;
}

/** The value names a template uses, optional parts included. */
export const holes = (template: string): readonly string[] => compile(template).keys;

/** The facts a template names, each once, optional parts included. */
export const factsNamed = (template: string): readonly string[] => compile(template).facts;

/** What a template would say, before its words are put together: of many that are weighed one is printed. */
export type Outline = Omit<Filled, "text"> & { readonly parts: readonly Part[] };

/** Are all values known that it needs, and may a price that stands apart be in it? Asked first: most templates end here. */
function isFillable({ guards, needed, unpriced }: Compiled, values: Values): boolean {
  for (const key of guards) if (values[key] === undefined) return false;
  for (const { key } of needed) if (values[key] === undefined) return false;
  // offers over a sum are no price that a sentence could ask
  return unpriced || values["price.apart"] === undefined;
}

/** Could this template be filled? */
export const canFill = (template: string, values: Values): boolean => isFillable(compile(template), values);

const isFresh = ({ holes }: Part, values: Values, said: ReadonlySet<string>, covers: readonly string[]): boolean =>
  holes.every(({ key, fact }) => values[key] !== undefined && !said.has(fact) && !covers.includes(fact));

/** Which parts of a template can be said, or null when a value it needs is not known. `said` are facts already told: optional parts skip them. */
export function outline(template: string, values: Values, said: ReadonlySet<string>): Outline | null {
  const compiled = compile(template);
  if (!isFillable(compiled, values)) return null;
  const apart = values["price.apart"] !== undefined;
  const covers: string[] = [];
  let repeats = 0;
  for (const { fact } of compiled.needed) {
    if (!covers.includes(fact)) covers.push(fact);
    if (said.has(fact)) repeats++;
  }
  const parts: Part[] = [];
  for (const part of compiled.parts) {
    if (part.optional) {
      if ((apart && !part.apart) || !isFresh(part, values, said, covers)) continue;
      for (const { fact } of part.holes) if (!covers.includes(fact)) covers.push(fact);
    }
    parts.push(part);
  }
  return { parts, covers, repeats };
}

/** Its words. */
export function print({ parts }: Outline, values: Values): string {
  let text = "";
  for (const { texts, holes } of parts)
    for (const [at, words] of texts.entries()) text += words + (values[holes[at]?.key ?? ""] ?? "");
  return text;
}

/** Fills a template, or null when a value it needs is not known. */
export function fill(template: string, values: Values, said: ReadonlySet<string>): Filled | null {
  const made = outline(template, values, said);
  return made && { text: print(made, values), covers: made.covers, repeats: made.repeats };
}
